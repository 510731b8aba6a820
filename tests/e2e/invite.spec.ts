import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from './support/accounts.ts'
import { expectLargeTargets, expectNoSidewaysScroll, narrowPhone } from './support/layout.ts'
import { mailsTo } from './support/mailbox.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const manage = '/organisation?organisation=northwind-packaging'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite suppliers' })
const input = (page: Page) => dialog(page).getByLabel('Email addresses')
const list = (page: Page) => dialog(page).getByRole('list', { name: 'Suppliers to invite' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Send / })
const newAddress = () => `s.${crypto.randomUUID()}@example.test`

async function openInvite(page: Page): Promise<void> {
  await openAs(page, demoAccount, manage)
  await page.getByRole('button', { name: 'Invite supplier', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('INV-1 invites from the manage page with a personal message, and says so for 3 s @landscape', async ({
  page,
  server,
}) => {
  await openInvite(page)
  await expect(submit(page)).toBeDisabled()
  const [first, second] = [newAddress(), newAddress()]
  await input(page).fill(first)
  await page.keyboard.press('Enter')
  await expect(input(page)).toHaveValue('')
  await expect(dialog(page).getByText('19 of 20 left')).toBeVisible()
  await input(page).fill(second)
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(list(page).getByRole('listitem')).toHaveText([first, second])
  const message = dialog(page).getByLabel('Personal message')
  await expect(message).not.toHaveValue('')
  await message.fill('Come & <b>join</b> us.')
  await expect(dialog(page).getByText('22 of 500 characters')).toBeVisible()

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit(page).click()
  await expect(dialog(page).getByText('Invites sent!')).toBeVisible()
  await expect(list(page)).toBeVisible()
  const third = newAddress()
  await input(page).fill(third)
  await page.keyboard.press('Enter')
  await page.clock.runFor(2_900)
  await expect(dialog(page).getByText('Invites sent!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog(page).getByText('Invites sent!')).toBeHidden()
  await expect(list(page).getByRole('listitem')).toHaveText([third])
  await list(page).getByRole('button').click()
  await expect(list(page)).toBeHidden()
  await expect(submit(page)).toBeDisabled()

  const [mail] = await mailsTo(server, first)
  expect(mail?.text).toContain('Come & <b>join</b> us.')
  expect(mail?.html).not.toContain('<b>join</b>')
  expect(await mailsTo(server, second)).toHaveLength(1)
})

test('INV-1 what is written outlasts a Back that closes the dialog, and one that leaves its screen', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation/members?organisation=northwind-packaging')
  await (await openNavigation(page)).getByRole('link', { name: 'Profile', exact: true }).click()
  const open = page.getByRole('button', { name: 'Invite supplier', exact: true })
  await open.click()
  await input(page).fill('ada@example.test')
  await page.keyboard.press('Enter')
  await input(page).fill('bo@exam')
  await dialog(page).getByLabel('Personal message').fill('Join us.')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(input(page)).toHaveValue('bo@exam')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.goForward()
  await open.click()
  await expect(list(page).getByRole('listitem')).toHaveText(['ada@example.test'])
  await expect(input(page)).toHaveValue('bo@exam')
  await expect(dialog(page).getByLabel('Personal message')).toHaveValue('Join us.')
  await page.keyboard.press('Escape')
  await open.click()
  await expect(list(page)).toBeHidden()
  await expect(input(page)).toHaveValue('')
})

test('INV-1 refuses what is no address, ignores what is there already, and loses neither', async ({
  page,
}) => {
  await openInvite(page)
  await input(page).fill('ada@')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Not a valid email', { exact: true })).toBeVisible()
  await expect(input(page)).toHaveValue('')
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(input(page)).toHaveValue('ada@')
  await expect(input(page)).toBeFocused()
  await input(page).fill('ada@example.test')
  await page.keyboard.press('Enter')
  await input(page).fill('  Ada@example.test ')
  await expect(list(page).getByRole('listitem')).toHaveText(['ada@example.test'])
  await expect(dialog(page).getByText('Not a valid email')).toBeHidden()

  await dialog(page).getByRole('button', { name: 'Remove ada@example.test' }).click()
  await expect(list(page)).toBeHidden()
  await expect(input(page)).toBeFocused()
  await expect(dialog(page).getByText('20 of 20 left')).toBeVisible()
})

test('INV-1 takes many pasted addresses at once, at most 20 @landscape', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openInvite(page)
  const lines = Array.from({ length: 21 }, (_, at) => `Supplier ${at} <s${at}@example.test>`)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    [...lines, 'not an address'].join('\n'),
  )
  await input(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(list(page).getByRole('listitem')).toHaveCount(20)
  await expect(dialog(page).getByText('0 of 20 left')).toBeVisible()
  await expect(dialog(page).getByText('Not added:')).toContainText(
    'not an address, s20@example.test',
  )
  await expect(submit(page)).toHaveText('Send 20 invitations')
})

test('INV-1 sending without a name hides the message and keeps it', async ({ page, server }) => {
  await openInvite(page)
  const message = dialog(page).getByLabel('Personal message')
  await message.fill('My own words.')
  const anonymous = dialog(page).getByRole('checkbox', { name: 'Send without my name' })
  await anonymous.check()
  await expect(message).toBeHidden()
  await anonymous.uncheck()
  await expect(message).toHaveValue('My own words.')
  await anonymous.check()
  const address = newAddress()
  await input(page).fill(address)
  await submit(page).click()
  await expect(dialog(page).getByText('Invites sent!')).toBeVisible()
  const [mail] = await mailsTo(server, address)
  expect(mail?.text).toContain('You are invited to register')
  expect(mail?.text).not.toContain('My own words.')
})

test('INV-1 closing clears the addresses and resets the message; a press outside does not close', async ({
  page,
}) => {
  await openInvite(page)
  const message = dialog(page).getByLabel('Personal message')
  const standard = await message.inputValue()
  await message.fill('Other words')
  await input(page).fill('ada@example.test')
  await page.keyboard.press('Enter')
  await page.mouse.click(2, 2)
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Invite supplier', exact: true })
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(list(page)).toBeHidden()
  await expect(message).toHaveValue(standard)
})

test('INV-1 a guest invites from the footer, without a name and a message', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Invite suppliers' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByLabel('Personal message')).toBeHidden()
  await expectAccessible(page, '[role=dialog]')
  const address = newAddress()
  await input(page).fill(address)
  await submit(page).click()
  await expect(dialog(page).getByText('Invites sent!')).toBeVisible()
  expect(await mailsTo(server, address)).toHaveLength(1)
})

test('INV-1 a failure says why and keeps everything', async ({ page, faults }) => {
  faults.expect(/503|ERR_INTERNET_DISCONNECTED/)
  await openInvite(page)
  await input(page).fill('ada@example.test')
  await page.keyboard.press('Enter')
  await page.route('**/api/invite/email', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'mail-unavailable', message: 'The invitations cannot be sent at the moment.' },
    }),
  )
  await submit(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('cannot be sent at the moment')
  await expect(list(page).getByRole('listitem')).toHaveText(['ada@example.test'])
  await page.unrouteAll()
  await page.context().setOffline(true)
  await submit(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('could not be reached')
  await page.context().setOffline(false)
  await submit(page).click()
  await expect(dialog(page).getByText('Invites sent!')).toBeVisible()
})

test('INV-1 A11Y-1 MOB-1 the dialog at 360 px', async ({ page }) => {
  await openInvite(page)
  await page.setViewportSize(narrowPhone)
  await input(page).fill(`${'long'.repeat(12)}@example.test`)
  await page.keyboard.press('Enter')
  await input(page).fill('wrong@')
  await page.keyboard.press('Enter')
  await expectAccessible(page, '[role=dialog]')
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
})
