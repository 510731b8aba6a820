import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brandDesk } from './support/brand-in-memory.ts'
import { addressOf, deskWithFiles, expectOpen, heading, rows } from './support/console-screen.ts'
import { openConsole } from './support/open-console.tsx'
import { expectCount, painted } from './support/screen.ts'

const main = page.getByRole('main')

test('OPR-2 A11Y-1 the focus goes to what has come, which says whose it is', async () => {
  const desk = deskWithFiles(2)
  await openConsole(desk)
  await expectCount(rows, 2)
  await userEvent.keyboard('j')
  await expectOpen('Supplier 0')
  await expect.element(heading('ISO 14001')).toHaveFocus()
  await expect.element(heading('ISO 14001')).toHaveAccessibleDescription('Supplier 0')
  await userEvent.keyboard('a{Enter}')
  await expectOpen('Supplier 1')
  await expect.element(heading('ISO 14001')).toHaveFocus()
  await expect.element(heading('ISO 14001')).toHaveAccessibleDescription('Supplier 1')
  await userEvent.keyboard('{Escape}')
  await expect.element(main).toHaveFocus()
})

test('OPR-2 the first step from the list leads to its first row, wherever one has been before', async () => {
  await openConsole(deskWithFiles(3), addressOf(2))
  await expectOpen('Supplier 2')
  await expectCount(rows, 3)
  await userEvent.keyboard('{Escape}')
  await expect.element(main).toHaveFocus()
  await userEvent.keyboard('j')
  await expectOpen('Supplier 0')
})

test('OPR-2 a step beyond the end of the list leaves what is open as it is', async () => {
  const desk = deskWithFiles(2)
  const asked: string[] = []
  const { item } = desk.data
  desk.data.item = (slug, credentialId) => {
    asked.push(slug)
    return item(slug, credentialId)
  }
  await openConsole(desk, addressOf(1))
  await expectOpen('Supplier 1')
  await expectCount(rows, 2)
  const before = asked.length
  const seen = page.getByText('Send back')
  await seen.click()
  await userEvent.keyboard('j')
  await painted()
  await expect.element(page.getByRole('button', { name: 'Send back' })).toHaveFocus()
  expect(asked.length).toBe(before)
})

test('OPR-2 A11Y-1 a missing reason is said where the focus is', async () => {
  await openConsole(deskWithFiles(1), addressOf(0))
  await expectOpen('Supplier 0')
  await userEvent.keyboard('r')
  await page.getByRole('button', { name: 'Ask for more' }).click()
  const reasons = page.getByRole('group', { name: 'What is wrong' })
  await expect.element(reasons.getByRole('checkbox').first()).toHaveFocus()
  await expect
    .element(reasons)
    .toHaveAccessibleDescription(/Please choose or write what is missing[.]/)
})

test('OPR-4 A11Y-1 where what had the focus is gone, it goes to what has come, and the title says what that is', async () => {
  await openConsole(brandDesk(), '/operate/brands')
  const row = page.getByRole('link', { name: /Green Supply/ })
  await expect.element(row).toBeVisible()
  expect(document.title).toMatch(/^Brands · /)
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Supply' })).toBeVisible()
  await expect.element(main).toHaveFocus()
  window.history.back()
  await expect.element(row).toBeVisible()
  await expect.element(main).toHaveFocus()
})
