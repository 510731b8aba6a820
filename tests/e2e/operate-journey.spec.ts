import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { certificate } from '../fixtures/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { becomeAdmin, bootstrapLink } from './support/become-admin.ts'
import {
  credentialRow,
  openEvidence,
  pick,
  startWithCredential,
  storedFiles,
} from './support/evidence.ts'
import { mailedLink } from './support/mailbox.ts'
import { addDevice } from './support/passkeys.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own', contextOptions: { reducedMotion: 'reduce' } })

/** Milliseconds for a decision that can be undone for ten seconds. */
const untilDone = { timeout: 20_000 }

/** When whoever makes a request has proved who they are, in seconds since the epoch. */
function provedAt(request: Request): number {
  const [, body = ''] = (request.headers()['authorization'] ?? '').split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number }
  return claims.auth_time
}

/** Expects that the end of the document can be brought into sight, in each window with a column of its own for it. */
async function expectWholeFrame(page: Page): Promise<void> {
  const before = page.viewportSize()
  const frame = page.locator('iframe[title*="certificate.pdf"]')
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 1024, height: 520 },
  ]) {
    await page.setViewportSize(size)
    const bottom = await frame.evaluate((element) => {
      element.scrollIntoView({ block: 'end' })
      // Places are scrolled to in whole pixels.
      return Math.floor(element.getBoundingClientRect().bottom)
    })
    expect(bottom).toBeLessThanOrEqual(size.height)
  }
  if (before) await page.setViewportSize(before)
}

/** Expects that Back takes the help away and nothing else, on the first place of the page and on one after it. */
async function expectBackClosesHelp(page: Page): Promise<void> {
  const back = () => page.evaluate(() => history.back())
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  const queue = page.getByRole('heading', { level: 1, name: 'Credentials to check' })
  await page.goto('/operate/credentials')
  await expect(queue).toBeVisible()
  for (const [way, there] of [
    ['Credentials to check', queue],
    ['Requests to join', page.getByRole('heading', { level: 1, name: 'Requests to join' })],
  ] as const) {
    await page.getByRole('link', { name: way }).click()
    await expect(there).toBeVisible()
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await expect(help).toBeVisible()
    await back()
    await expect(help).toBeHidden()
    await expect(there).toBeVisible()
  }
  await back()
  await expect(queue).toBeVisible()
}

test('OPR-1 OPR-2 ACC-4 the first admin comes by a link and a passkey, and a certificate is verified in the console', async ({
  page: admin,
  browser,
  server,
  faults,
}) => {
  faults.expect('status of 403')
  faults.expect('status of 409')
  const device = await becomeAdmin(admin, await bootstrapLink(server.dataDir))
  await expect(admin.getByRole('heading', { name: 'Credentials to check' })).toBeVisible()

  // A supplier hands in a certificate, and is told how long that may take.
  const supplier = newAccount()
  const page = await browser.newPage({ baseURL: server.url })
  await startWithCredential(page, supplier)
  const row = credentialRow(page)
  await expect(row.getByText(/^Waits to be checked\. /)).toBeVisible()
  const slug = new URL(page.url()).searchParams.get('organisation') ?? ''
  const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: certificate(2) }
  const evidence = await openEvidence(page)
  await pick(evidence, file)
  // An item that is read before the file is there shows none.
  await expect(storedFiles(evidence)).toHaveCount(1)
  await page.keyboard.press('Escape')

  await expectBackClosesHelp(admin)

  // It is looked at, and sent back by a slip, which is undone.
  await admin.goto(`/operate/credentials?item=${slug}~iso-9001`)
  await expect(admin.getByRole('heading', { level: 1, name: 'ISO 9001' })).toBeVisible()
  const document = admin.frameLocator('iframe[title*="certificate.pdf"]')
  await expect(document.getByText('Certificate', { exact: false }).first()).toBeAttached()
  await expectWholeFrame(admin)
  await expectAccessible(admin)
  await admin.keyboard.press('r')
  await admin.keyboard.press('Space')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText(`Asked for more: ISO 9001`, { exact: false }).first()).toBeVisible()
  await admin.keyboard.press('u')
  await expect(admin.getByRole('heading', { level: 1, name: 'ISO 9001' })).toBeVisible()

  // The sign-in is too old by now. Another one in a tab beside this one is enough.
  let refused = 0
  await admin.route('**/decisions', async (route) => {
    const at = provedAt(route.request())
    if (refused > 0 && at > refused) return route.continue()
    refused = at
    const body = JSON.stringify({ code: 'sign-in-again', message: 'Sign in again.' })
    return route.fulfill({ status: 403, contentType: 'application/json', body })
  })
  const seen = admin.getByLabel('What was looked up and seen')
  await admin.keyboard.press('a')
  await seen.fill('Both pages')
  await admin.getByRole('button', { name: 'Confirm', exact: true }).last().click()
  const opened = admin.context().waitForEvent('page')
  await admin.getByRole('link', { name: 'Log in again' }).click()
  const beside = await opened
  const other = await addDevice(beside, false)
  await other.take(await device.give())
  const logIn = beside.getByRole('button', { name: 'Log in with a passkey' })
  await expect(logIn).toBeVisible()
  await other.beTouched(true)
  await logIn.click()
  await expect(beside.getByRole('heading', { name: 'Credentials to check' })).toBeVisible()
  await beside.close()
  const renewed = admin.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/token'),
  )
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')))
  await renewed
  await expect(seen).toHaveValue('Both pages')

  // Then it is confirmed, and nobody hears of it before it cannot be undone.
  await admin.keyboard.press('a')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText(`Confirmed: ISO 9001`, { exact: false }).first()).toBeVisible()
  const detail = `/api/public/organisation/detail/${slug}`
  const stateNow = async () => {
    const answer = await page.request.get(detail)
    const { data } = (await answer.json()) as {
      data: { sustainabilityCredentials: { status: string }[] }
    }
    return data.sustainabilityCredentials[0]?.status
  }
  expect(await stateNow()).toBe('PENDING')
  await expect.poll(stateNow, untilDone).toBe('APPROVED')
  await mailedLink(page, supplier.email, 'ISO 9001')
  await page.goto(`/organization/${slug}`)
  await expect(page.getByText('Document seen on', { exact: false })).toBeVisible()
  await page.close()

  // What was done is in the log, which can be taken along.
  await admin.getByRole('link', { name: 'Administration' }).click()
  await admin.getByRole('link', { name: 'Audit log' }).click()
  const saving = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export as CSV' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(
    `,credential.approve,${slug}`,
  )

  // Whoever else is to check comes by a link of the admin.
  await admin.getByRole('link', { name: 'Operators' }).click()
  await expect(admin.getByText('(you)')).toBeVisible()
  await admin.getByRole('button', { name: 'Make a link' }).click()
  await expect(admin.getByText(/\/operate\/welcome#/)).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: /^Remove: / }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(admin.getByText('This is the last admin', { exact: false })).toBeVisible()
})
