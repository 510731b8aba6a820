import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordEvents } from './support/events.ts'
import { network } from './support/network.ts'
import { fifo, offer } from './support/offers.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  focusOn,
  narrow,
  windows,
} from './support/screen.ts'
import { createOrganisation, openAsOwner } from './support/supplier.ts'

const calls = /\/benefits\/fifo$/
const ask = page.getByRole('button', { name: 'Ask for a call' })
const dialog = page.getByRole('dialog', { name: fifo })
const phone = dialog.getByLabelText('Phone number')
const submit = dialog.getByRole('button', { name: 'Claim this offer' })
const noLuck = { status: 500, json: { message: 'No luck.' } }

/** Opens the offers for a new supplier, who has claimed nothing. */
async function openOffers(): Promise<void> {
  const { slug } = await createOrganisation()
  await openAsOwner(`/organisation?organisation=${slug}&section=benefits`)
  await expect.element(ask).toBeVisible()
}

/** The same, with the dialog of the claim open. */
async function openClaim(): Promise<void> {
  await openOffers()
  await ask.click()
  await expect.element(phone).toBeVisible()
}

/** Notes the addresses that the page opens in tabs of their own, in place of opening them. */
const watchTabs = () => vi.spyOn(window, 'open').mockImplementation(() => null)

test('BEN-2 ANL-1 A11Y-1 an offer is claimed by keyboard with a phone number', async () => {
  const tabs = watchTabs()
  const events = recordEvents()
  await openOffers()
  await focusOn(ask)
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toBeVisible()
  await expect.element(phone).toHaveAttribute('type', 'tel')
  await expect.element(phone).toHaveAttribute('autocomplete', 'tel')
  await expect.poll(events).toContainEqual({
    event: 'fifo_offer_clicked',
    props: { offerId: 'fifo-early-payment', title: fifo },
    category: 'General',
  })
  await expectAccessible(dialog)

  await userEvent.keyboard('{Escape}')
  await expect.element(ask).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toBeVisible()
  await focusOn(phone)
  await userEvent.keyboard(' +61 2 9000 1234 {Enter}')
  const link = dialog.getByRole('link', { name: 'Continue with Fifo (opens in a new tab)' })
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/fifo\.example\/welcome\?from=credence&ref=[2-9A-Z-]{14}$/),
    )
  expect(network.sent('POST').at(-1)?.body).toEqual({ phoneNumber: '+61290001234' })
  await expect.poll(events).toContainEqual({
    event: 'fifo_offer_claimed',
    props: { offerId: 'fifo-early-payment', title: fifo },
    category: 'Payment',
  })
  const href = link.element().getAttribute('href') ?? ''
  expect(tabs.mock.calls).toEqual([[href, '_blank', 'noreferrer']])
  await expect.element(dialog).toMatchTextContent('You have claimed this offer')
  await expect.element(dialog).toMatchTextContent(href.slice(-14))
  await expect.element(dialog).toMatchTextContent('+61290001234')
  await expectAccessible(dialog)
  await userEvent.keyboard('{Tab}')
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(offer(fifo).getByText('Claimed', { exact: true })).toBeVisible()
})

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)(
  'BEN-2 on %s: what is no phone number is named beside the field, and nothing is sent',
  async (_name, size) => {
    await page.viewport(...size)
    await openClaim()
    const before = network.sent('POST').length
    for (const [typed, problem] of [
      ['', /Phone number must not be empty/],
      ['12 34', /Phone number must have at least 6 digits/],
      ['call me', /Phone number may have digits and the signs \+ \( \) \. \/ - only/],
    ] as const) {
      await phone.fill(typed)
      await submit.click()
      await expect.element(phone).toHaveAccessibleDescription(problem)
      await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
      await expect.element(phone).toHaveFocus()
    }
    await expectAccessible(dialog)
    await phone.fill('030 123456')
    await expect.element(phone).not.toHaveAttribute('aria-invalid', 'true')
    expect(network.sent('POST')).toHaveLength(before)
  },
)

test('BEN-2 a claim that fails says why and keeps what was typed', async () => {
  const tabs = watchTabs()
  await openClaim()
  network.answer('POST', calls, noLuck)
  await phone.fill('02 9000 1234')
  await submit.click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toMatchTextContent('No luck.')
  network.restore()

  network.setOffline(true)
  await submit.click()
  await expect.element(alert).toMatchTextContent('Check your connection')
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await ask.click()
  await expect.element(alert).toMatchTextContent('Your claim could not be loaded')
  network.setOffline(false)
  await expect
    .element(phone, { message: 'asks again by itself, and has kept the number' })
    .toHaveValue('02 9000 1234')
  await submit.click()
  await expect.element(dialog).toMatchTextContent('0290001234')
  expect(tabs).toHaveBeenCalledOnce()
})

test('BEN-2 a status that cannot be had can be asked for again', async () => {
  network.answer('GET', calls, noLuck)
  await openOffers()
  await ask.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('No luck.')
  network.restore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(phone).toBeVisible()
})

test('BEN-2 MOB-1 the claim fits the narrowest phone', async () => {
  await narrow()
  await openClaim()
  expectNoSidewaysScroll()
  expectLargeTargets()
})
