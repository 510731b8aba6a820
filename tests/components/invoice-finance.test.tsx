import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { recordEvents } from './support/events.ts'
import { network, lostConnection } from './support/network.ts'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  focusOn,
  narrow,
} from './support/screen.ts'
import {
  callAsOwner,
  createOrganisation,
  createSavedOrganisation,
  openAsDemo,
  openAsOwner,
} from './support/supplier.ts'

const invoice = (slug: string) => `/organisation?organisation=${slug}&section=invoice`
const apply = page.getByRole('button', { name: 'Apply', exact: true })
const dialog = page.getByRole('dialog', { name: 'Apply for invoice finance' })
const phone = dialog.getByLabelText('Phone number')
const boxes = dialog.getByRole('checkbox')
const letsGo = dialog.getByRole('button', { name: "Let's go" })
const alert = dialog.getByRole('alert')
const claimed = 'You have already claimed this benefit.'
const done = 'Application submitted successfully! You will be contacted shortly.'
const state = /\/benefits\/butn-state\/[^/]+$/
const claim = /\/benefits\/butn$/
const noLuck = { status: 500, json: { message: 'No luck.' } }
const identifiers = [{ typeId: 'au-abn', identifier: '51824753556' }]

/**
 * A new supplier with a whole profile and one verified credential, at invoice finance.
 * @returns the slug of the organisation
 */
async function startVerified(): Promise<string> {
  const { slug } = await createSavedOrganisation({ credentials: ['iso-14001'] })
  const line = ['credentials', 'approve', slug, 'iso-14001', '--how', 'document']
  expect(await commands.operate(line)).toMatchObject({ code: 0 })
  await openAsOwner(invoice(slug))
  await expect.element(apply).toBeEnabled()
  return slug
}

async function fill(): Promise<void> {
  await phone.fill('02 9000 1234')
  for (const box of boxes.all()) await box.click()
}

test('FIN-1 says what it is, what the partner states and which credentials count', async () => {
  await openAsDemo(invoice('northwind-packaging'))
  await expect
    .element(page.getByRole('heading', { name: 'Invoice Finance', level: 2 }))
    .toBeVisible()
  await expect.element(page.getByText('Up to 25% off the rate for verified')).toBeVisible()
  await expectTexts(page.getByRole('figure'), [
    /^The funding partner states\s*Funding since 2015, with above \$2\sbillion processed\.$/,
  ])
  const eligible = page.getByRole('list', { name: 'Your eligible credentials' })
  await expectTexts(eligible.getByRole('listitem'), [
    /FSC CoC\s*Verified/,
    /Toitū carbonreduce\s*Verified/,
    /Eco Choice\s*Pending/,
  ])
  await expect.element(apply).toBeEnabled()
  await expectAccessible()
  await narrow()
  expectNoSidewaysScroll()
  expectLargeTargets()
})

test('FIN-1 without a verified credential nobody can apply, and it says why', async () => {
  const { slug } = await createOrganisation()
  await openAsOwner(invoice(slug))
  await expect.element(apply).toBeDisabled()
  await expect.element(apply).toHaveAccessibleDescription(/at least one verified credential/)
  await focusOn(apply)
  await userEvent.keyboard('{Enter}')
  await expectCount(dialog, 0)
  await expect
    .element(page.getByText('None of the credentials on your profile is eligible yet.'))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to your credentials' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Search credentials' })).toBeInViewport()
})

test('FIN-1 ANL-1 A11Y-1 applies by keyboard with three agreements, once', async () => {
  const events = recordEvents()
  const slug = await startVerified()
  await focusOn(apply)
  await userEvent.keyboard('{Enter}')
  await expectCount(boxes, 3)
  await expectAccessible(dialog)
  for (const [index, words] of [
    /contact and organisation information .* shared with the funding partner/,
    /listed eligible credentials are true, current and correct/,
    /not financial advice/,
  ].entries()) {
    const box = boxes.nth(index)
    await expect.element(letsGo).toBeDisabled()
    await expect.element(box).toHaveAccessibleName(words)
    await focusOn(box)
    await userEvent.keyboard(' ')
  }
  await expect.element(letsGo).toBeEnabled()
  await focusOn(phone)
  await userEvent.keyboard(' +61 2 9000 1234 {Enter}')
  await expect.element(dialog.getByText(done, { exact: true })).toBeVisible()
  expect(network.sent('POST').filter(({ path }) => claim.test(path))).toMatchObject([
    { body: { phoneNumber: '+61290001234', orgSlug: slug, identifiers } },
  ])
  await expect.poll(events).toContainEqual({
    event: 'invoice_finance_applied',
    props: { status: 'complete' },
    category: 'Payment',
  })
  await expectCount(letsGo, 0)
  await expectAccessible(dialog)
  await userEvent.keyboard('{Escape}')
  await expect.element(apply).toHaveFocus()
  await expect.element(apply).toBeDisabled()
  await expect.element(apply).toHaveAccessibleDescription(claimed)

  await openAsOwner(invoice(slug))
  await expect.element(page.getByText(claimed, { exact: true })).toBeVisible()
  await expect.element(apply).toBeDisabled()
  const { stdout } = await commands.operate(['claims', 'list'])
  expect(stdout).toContain(slug)
  expect(stdout).toContain('+61290001234')
})

test('FIN-1 an application that was made meanwhile is told as already claimed', async () => {
  const orgSlug = await startVerified()
  await apply.click()
  await fill()
  const made = await callAsOwner('POST', '/api/benefits/butn', {
    phoneNumber: '0290001234',
    orgSlug,
    identifiers,
  })
  expect(made).toMatchObject({ data: { status: 'complete' } })

  await letsGo.click()
  await expectTexts(alert, [claimed])
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(apply).toBeDisabled()
  await expect.element(apply).toHaveAccessibleDescription(claimed)
})

test('FIN-1 names what is missing or wrong, shows that it is under way, and keeps all when it fails', async () => {
  await startVerified()
  await apply.click()
  await letsGo.click({ force: true })
  const group = dialog.getByRole('group', { name: 'Please agree to all three' })
  await expect.element(group).toMatchTextContent('Tick all three boxes to go on.')
  await expect.element(boxes.first()).toHaveFocus()
  await expectAccessible(dialog)
  await fill()
  await expect.element(group).not.toMatchTextContent('Tick all three boxes to go on.')
  await phone.fill('12 34')
  await letsGo.click()
  await expect.element(phone).toHaveAccessibleDescription(/must have at least 6 digits/)
  await expect.element(phone).toHaveFocus()

  await phone.fill('02 9000 1234')
  const answer = Promise.withResolvers<Response>()
  network.answer('POST', claim, () => answer.promise)
  await letsGo.click()
  await expect.element(letsGo).toHaveAttribute('aria-busy', 'true')
  answer.resolve(Response.json(noLuck.json, { status: noLuck.status }))
  await expect.element(alert).toMatchTextContent('No luck.')
  network.restore()
  network.setOffline(true)
  await letsGo.click()
  await expect.element(alert).toMatchTextContent('Check your connection')
  network.setOffline(false)

  await userEvent.keyboard('{Escape}')
  await apply.click()
  await expect.element(phone).toHaveValue('02 9000 1234')
  for (const box of boxes.all()) await expect.element(box).toBeChecked()
  await narrow()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await letsGo.click()
  await expect.element(dialog).toMatchTextContent('Application submitted successfully!')
})

test('FIN-1 a state that cannot be had says so, and comes when it can', async () => {
  network.answer('GET', state, noLuck)
  await openAsDemo(invoice('northwind-packaging'))
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect.element(failed).toMatchTextContent('No luck.')
  await expectCount(apply, 0)
  await expectAccessible()
  network.answer('GET', state, lostConnection)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed).toMatchTextContent('Check your connection')
  network.restore()
  window.dispatchEvent(new Event('online'))
  await expect.element(apply).toBeEnabled()
})
