import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import {
  addressOf,
  asksBeforeLeaving,
  deskWithFiles,
  expectOpen,
  heading,
  heldAnswer,
  note,
  rows,
  send,
} from './support/console-screen.ts'
import { clock } from './support/clock.ts'
import { type ConsoleDesk, openConsole } from './support/open-console.tsx'
import { expectCount, textsOf } from './support/screen.ts'

const undo = page.getByRole('button', { name: 'Undo' })
const operators = page.getByRole('link', { name: 'Operators' })

/** Somebody who decides and gives roles. */
function adminDesk(count: number): ConsoleDesk {
  const desk = deskWithFiles(count)
  desk.data.self = async () => ({ grants: [{ role: 'admin', brandId: null }], needs: null })
  return desk
}

test('OPR-2 what was typed outlasts another screen, and the browser asks before it is lost', async () => {
  await openConsole(adminDesk(1), addressOf(0))
  await expectOpen('Supplier 0')
  await userEvent.keyboard('r')
  expect(asksBeforeLeaving()).toBe(false)
  await note.fill('Page 2 is black.')
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('link', { name: 'Administration' }).click()
  await operators.click()
  await expect.element(heading('Operators')).toBeVisible()
  // The group's first part lies between.
  window.history.go(-2)
  await expectOpen('Supplier 0')
  await expect.element(note).toHaveValue('Page 2 is black.')
  await page.getByRole('button', { name: 'Ask for more' }).click()
  await expect.poll(asksBeforeLeaving).toBe(false)
})

test('OPR-2 a decision is undone from another screen', async () => {
  const desk = adminDesk(2)
  await openConsole(desk, addressOf(0))
  await expectOpen('Supplier 0')
  clock.hold()
  await send.click()
  await expectOpen('Supplier 1')
  await page.getByRole('link', { name: 'Administration' }).click()
  await operators.click()
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('u')
  await expectOpen('Supplier 0')
  expect(desk.undone).toEqual(['supplier-0'])
})

test('OPR-2 each decision can be undone for its time, the newest first, and goes back to its place', async () => {
  const desk = deskWithFiles(120)
  await openConsole(desk)
  for (const count of [50, 100]) {
    await expectCount(rows, count)
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await expectCount(rows, 120)
  const before = textsOf(rows)
  // However long the test takes, the time for undoing does not run out.
  clock.hold()
  await page.getByRole('link', { name: 'Supplier 110' }).click()
  await send.click()
  await expectOpen('Supplier 111')
  await send.click()
  await expectOpen('Supplier 112')
  await expectCount(rows, 118)
  for (const supplier of ['Supplier 111', 'Supplier 110']) {
    await userEvent.keyboard('u')
    await expectOpen(supplier)
  }
  expect(desk.undone).toEqual(['supplier-111', 'supplier-110'])
  expect(textsOf(rows)).toEqual(before)
  await expectCount(undo, 0)
  await userEvent.keyboard('j')
  await expectOpen('Supplier 111')
})

test('OPR-2 undoing one decision takes no other one’s time, and fails without a network only for now', async () => {
  const desk = deskWithFiles(3)
  const { held, fail } = heldAnswer<void>()
  const work = desk.data.undo
  desk.data.undo = () => held
  await openConsole(desk, addressOf(0))
  await expectOpen('Supplier 0')
  clock.hold()
  await send.click()
  await expectOpen('Supplier 1')
  await undo.click()
  await send.click()
  await expectOpen('Supplier 2')
  fail(new ProblemError({ status: 0, code: 'no-answer', message: 'No connection.' }))
  await expect.element(page.getByText('No connection.')).toBeVisible()
  desk.data.undo = work
  await undo.click()
  await expectOpen('Supplier 1')
  await undo.click()
  await expectOpen('Supplier 0')
  expect(desk.undone).toEqual(['supplier-1', 'supplier-0'])
})

test('OPR-2 what was typed is forgotten once its decision is done', async () => {
  const desk = deskWithFiles(2)
  await openConsole(desk, addressOf(0))
  await expectOpen('Supplier 0')
  await userEvent.keyboard('r')
  await note.fill('Page 2 is black.')
  clock.hold()
  await page.getByRole('button', { name: 'Ask for more' }).click()
  await expectOpen('Supplier 1')
  await clock.pass(10_000)
  clock.release()
  await expectCount(undo, 0)
  // The supplier has answered, and it waits again.
  desk.decisions.length = 0
  window.history.pushState(null, '', addressOf(0))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expectOpen('Supplier 0')
  await expect.element(send).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(note).toHaveValue('')
})
