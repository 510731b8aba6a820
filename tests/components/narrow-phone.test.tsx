import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { openNavigation } from './support/navigation.ts'
import { openPortal } from './support/open-portal.tsx'
import { openAttributes, pressSave, summary } from './support/profile-form.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'
import { createOrganisation, openAsDemo } from './support/supplier.ts'

const northwind = '/organisation?organisation=northwind-packaging'
const dialog = page.getByRole('dialog')
const firstPlace = page.getByRole('treeitem').first()

test('MOB-1 A11Y-1 at 360 px a newcomer’s screens do not scroll sideways, and every target is 44 px', async () => {
  await narrow()
  const { name } = await createOrganisation()
  const newcomer = await commands.signUp()
  await openPortal('/register/organisation', newcomer)
  await page.getByRole('combobox').fill(name)
  const option = page.getByRole('option', { name })
  await expect.element(option).toBeVisible()
  expectTouchable()
  await option.click()
  await dialog.getByRole('button', { name: 'Join or claim' }).click()
  await expect.element(page.getByText('Waiting for a decision')).toBeVisible()
  const alike = new URLSearchParams({ name: `${name} & Co` })
  await openPortal(`/register/organisation/setup?${alike}`, newcomer)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect.element(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  expectTouchable()
  await page.getByRole('button', { name: 'None of these, add it' }).click()
  await expect.element(firstPlace).toBeVisible()
  await openAttributes()
  await page.getByRole('checkbox', { name: 'Other minority' }).click()
  await pressSave()
  await expect.element(summary).toBeVisible()
  expectTouchable()
  // The summary of the errors and the bar with the menu lie over the form here.
  await expectAccessible()
})

test('MOB-1 A11Y-1 the filled form and its dialogs on the narrowest phone, upright and lying', async () => {
  await narrow()
  await openAsDemo(northwind)
  await expect.element(firstPlace).toBeVisible()
  const { width, height } = narrowPhone
  for (const size of [[width, height] as const, [height, width] as const]) {
    await page.viewport(...size)
    // What axe looks at differs on a phone by what is laid out otherwise, and not by how it lies.
    const look = async () => {
      expectTouchable()
      if (size[0] === width) await expectAccessible()
    }
    await look()
    await openNavigation()
    await look()
    await userEvent.keyboard('{Escape}')
    for (const name of ['View profile', 'Share badge']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect.element(dialog).toBeVisible()
      await look()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    }
  }
})

function expectTouchable(): void {
  expectNoSidewaysScroll()
  expectLargeTargets()
  const lines = [...document.querySelectorAll('[role=treeitem], [role=option]')]
  const heights = lines.map((one) => one.getBoundingClientRect().height)
  expect(Math.min(44, ...heights), 'height of a line in a list').toBe(44)
}
