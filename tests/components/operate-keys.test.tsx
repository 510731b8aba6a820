import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storageNameOf } from '#src/lib/local-area.ts'
import { expectOpen } from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount } from './support/screen.ts'

test('OPR-2 A11Y-1 keys work on every keyboard, and single ones can be switched off for good', async () => {
  const desk = consoleDesk(2)
  await openConsole(desk)
  await expectCount(page.getByRole('listitem'), 2)
  await expect.element(page.getByText(/^Press J for the first one/)).toBeVisible()
  const press = (key: string, code: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))
  press('ت', 'KeyJ')
  await expectOpen('Supplier 0')
  press('J', 'KeyJ')
  await expectOpen('Supplier 1')
  await expect.element(page.getByText('R', { exact: true })).toBeVisible()
  press('؟', 'Slash')
  const choice = page.getByRole('checkbox', { name: 'Use single characters as shortcuts' })
  await expectAccessible(page.getByRole('dialog'))
  await choice.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(page.getByText('R', { exact: true })).not.toBeInTheDocument()
  const before = window.location.search
  await userEvent.keyboard('kr?')
  expect(window.location.search).toBe(before)
  expect(page.getByRole('dialog').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credentials to check' }))
    .toBeVisible()
  await expect.element(page.getByText('Open one from the list.')).toBeVisible()
  expect(localStorage.getItem(storageNameOf('console-keys'))).toBe('off')

  await page.getByRole('button', { name: 'Keyboard' }).click()
  await choice.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expectOpen('Supplier 0')
  expect(desk.decisions).toEqual([])
})
