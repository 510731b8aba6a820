import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { faults } from './support/faults.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

const dialog = page.getByRole('dialog', { name: 'Reminders and calendar' })
const box = dialog.getByRole('checkbox', { name: 'Remind me by email before credentials end' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

/** Opens the dialog as somebody whom nobody else signs in as. */
async function openReminders(): Promise<{ email: string }> {
  const who = await commands.signUp()
  await openPortal('/register/organisation', who)
  await open()
  await expect.element(box).toBeVisible()
  return who.user
}

async function open(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).click()
  await page.getByRole('button', { name: 'Reminders and calendar' }).click()
}

async function openAgain(): Promise<void> {
  await button('Close').click()
  await open()
}

test('TRU-6 says to which address reminders go, or that the portal sends none', async () => {
  const { email } = await openReminders()
  // The portal behind these tests has no PUBLIC_URL.
  await expect.element(dialog.getByText(/^This portal sends no such emails/)).toBeVisible()
  const data = { isOn: true, isSent: true, calendarSince: null }
  network.answer('GET', /^\/api\/user\/reminders$/, { json: { data } })
  await openAgain()
  await expect.element(dialog.getByText(email)).toBeVisible()
})

test('TRU-6 the switch is kept', async () => {
  await openReminders()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(page.getByText('You are not reminded any more.')).toBeInTheDocument()
  await openAgain()
  await expect.element(box).not.toBeChecked()
  await box.click()
  await expect.element(page.getByText('You are reminded by email.')).toBeInTheDocument()
  expect(network.sent('PATCH').map(({ body }) => body)).toEqual([{ isOn: false }, { isOn: true }])
})

test('TRU-6 the address of a calendar is shown once, copied, replaced and stopped', async () => {
  await openReminders()
  await button('Create an address').click()
  const shown = dialog.getByRole('group', { name: 'Address of your calendar' })
  await expect.element(shown).toBeVisible()
  const address = shown.element().textContent ?? ''
  expect(address).toMatch(/^http\S+\/calendar\/[\w-]{43}\.ics$/)
  await button('Copy address').click()
  await expect.element(button('Address copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(address)
  const { pathname } = new URL(address)
  const read = async () => (await fetch(pathname)).status
  expect(await read()).toBe(200)

  await openAgain()
  await expect.element(dialog.getByText(/^There is an address since/)).toBeVisible()
  expect(dialog.element().textContent).not.toContain('/calendar/')
  await button('Create another address').click()
  await expect.element(shown).toBeVisible()
  expect(shown.element().textContent).not.toBe(address)
  expect(await read()).toBe(404)
  await button('Stop the address').click()
  await expect.element(button('Create an address')).toBeVisible()
  await expect.element(shown).not.toBeInTheDocument()
})

test('TRU-6 what cannot be reached says so, and the switch shows what is so', async () => {
  faults.expect('Could not load reminders.')
  await openReminders()
  network.setOffline(true)
  await box.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(box).toBeChecked()
  await openAgain()
  await expect.element(dialog.getByText('Your reminders could not be loaded')).toBeVisible()
  network.setOffline(false)
  await expect.element(box).toBeVisible()
})

test('TRU-6 A11Y-1 fits the narrowest phone, with room for a thumb', async () => {
  await narrow()
  await openReminders()
  await button('Create an address').click()
  await expect.element(button('Copy address')).toBeVisible()
  await expectAccessible(dialog)
  expectLargeTargets()
  expectNoSidewaysScroll()
})
