import type { Page } from 'playwright/test'
import { newAccount } from '../../fixtures/accounts.ts'
import { operateApart } from '../../fixtures/operator-process.ts'
import { expectAccessible } from './accessibility.ts'
import { submitSignUp } from './accounts.ts'
import { confirmAddress } from './mailbox.ts'
import { addDevice } from './passkeys.ts'
import { expect } from './test.ts'

/**
 * The link by which the first admin of a portal takes the role, without its host.
 * @param env of the portal, where it differs from the usual one
 */
export async function bootstrapLink(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await operateApart(dataDir, ['operators', 'bootstrap'], env)
  return /\/operate\/welcome#\S+/.exec(stdout)?.[0] ?? ''
}

/**
 * Follows the link of `operators bootstrap`: signs up, confirms the address, adds a passkey and takes the role.
 * @param confirm opens the mailed link; by default from the outbox that the demo mode shows
 */
export async function becomeAdmin(page: Page, link: string, confirm = confirmAddress) {
  const device = await addDevice(page, false)
  const account = newAccount()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(link)
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await submitSignUp(page, account)
  await expect(page.getByText('Confirm your email address')).toBeVisible()
  await expectAccessible(page)
  await confirm(page.context(), account.email)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'To your account' }).click()
  const own = await opened
  const passkeys = await addDevice(own)
  await own.getByRole('button', { name: 'Add a passkey' }).click()
  await own.getByLabel('Password', { exact: true }).fill(account.password)
  await own.getByRole('button', { name: 'Continue' }).click()
  await own.getByLabel('Name of the passkey').fill('Key')
  await own.getByRole('button', { name: 'Create passkey' }).click()
  await own.getByRole('link', { name: 'I have kept them' }).click()
  await device.take(await passkeys.give())
  await own.close()

  // The session in which it was made counts as signed in with it: the page knows when the person comes back.
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: 'Accept the invitation' })).toBeVisible()
  const [, code = ''] = link.split('#')
  expect(asked.filter((one) => one.includes(code))).toEqual([])
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  return device
}
