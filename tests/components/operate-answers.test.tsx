import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import type { QueuedDecision } from '#src/data/operate-data.ts'
import {
  addressOf,
  deskWithFiles,
  expectOpen,
  heading,
  heldAnswer,
  note,
  rows,
  send,
} from './support/console-screen.ts'
import { evidenceFile, openConsole } from './support/open-console.tsx'
import { expectCount, painted } from './support/screen.ts'

const offline = () => new ProblemError({ status: 0, code: 'no-answer', message: 'No connection.' })
const notWaiting = () =>
  new ProblemError({
    ...{ status: 409, code: 'not-waiting', reason: 'changed' },
    message: 'The supplier has stated something else meanwhile.',
  })
const changedMeanwhile = page.getByText('The supplier has stated something else meanwhile.')

test('OPR-2 a decision that ends late leaves the verifier at what they have gone on to', async () => {
  const desk = deskWithFiles(4)
  const { held, answer } = heldAnswer<QueuedDecision>()
  desk.data.decide = () => held
  await openConsole(desk, addressOf(0))
  await expectCount(rows, 4)
  await send.click()
  // Further on than what follows the one that was decided.
  for (const supplier of ['Supplier 1', 'Supplier 2']) {
    await userEvent.keyboard('j')
    await expectOpen(supplier)
  }
  await userEvent.keyboard('r')
  await note.fill('Page 2 is')
  answer({ id: 'supplier-0', dueAt: new Date().toISOString() })
  await expect.element(page.getByText('Confirmed: ISO 14001 of Supplier 0.').first()).toBeVisible()
  await expectCount(rows, 3)
  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveValue('Page 2 is')
  expect(window.location.search).toContain('supplier-2')
})

test('OPR-2 a decision that fails late is told of at what the verifier has gone on to', async () => {
  const desk = deskWithFiles(3)
  const { held, fail } = heldAnswer<QueuedDecision>()
  desk.data.decide = () => held
  await openConsole(desk, addressOf(0))
  await expectCount(rows, 3)
  await send.click()
  await userEvent.keyboard('j')
  await expectOpen('Supplier 1')
  fail(offline())
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect.element(told.getByText('Not decided: ISO 14001 of Supplier 0')).toBeVisible()
  await userEvent.keyboard('k')
  await expectOpen('Supplier 0')
  await expect.element(page.getByRole('alert').getByText('No connection.')).toBeVisible()
  await expectCount(rows, 3)
})

test('OPR-2 what was restated meanwhile is shown as it is now, with what was written about it', async () => {
  const desk = deskWithFiles(2)
  await openConsole(desk, addressOf(0))
  const number = page.getByLabelText('Certificate number')
  await number.fill('EMS 12')
  const seen = page.getByLabelText('What was looked up and seen')
  await seen.fill('Both pages')
  const { decide } = desk.data
  const evidence = [evidenceFile('supplier-0', 'certificate.pdf')]
  desk.data.decide = async (item, ...rest) => {
    if (item.version !== 'restated') throw notWaiting()
    return decide(item, ...rest)
  }
  desk.details.set('supplier-0', { evidence, version: 'restated', stated: { number: 'EMS 13' } })
  await send.click()
  await expect.element(changedMeanwhile).toBeVisible()
  await expect.element(number).toHaveValue('EMS 13')
  await expect.element(seen).toHaveValue('Both pages')
  await expect.element(heading('ISO 14001')).toHaveFocus()
  await send.click()
  await expectOpen('Supplier 1')
  expect(desk.decisions).toEqual([
    {
      key: 'supplier-0',
      decision: { decision: 'approve', method: 'document', seen: 'Both pages' },
    },
  ])
})

test('OPR-2 what somebody else has decided on leaves the list, and the next one follows it', async () => {
  const desk = deskWithFiles(4)
  await openConsole(desk, addressOf(1))
  await expectOpen('Supplier 1')
  desk.data.decide = async () => {
    desk.decisions.push({ key: 'supplier-1', decision: { decision: 'ask', note: 'Elsewhere' } })
    throw notWaiting()
  }
  await send.click()
  await expect.element(changedMeanwhile).toBeVisible()
  await expectCount(rows, 3)
  await userEvent.keyboard('j')
  await expectOpen('Supplier 2')
})

test('OPR-2 a decision whose answer was lost is sent again under its key, a changed one is not', async () => {
  const desk = deskWithFiles(1)
  const keys: string[] = []
  desk.data.decide = async (_, __, key) => {
    keys.push(key)
    throw offline()
  }
  await openConsole(desk, addressOf(0))
  for (let tries = 1; tries <= 2; tries += 1) {
    await send.click()
    await expect.poll(() => keys.length).toBe(tries)
    await expect.element(page.getByRole('alert').getByText('No connection.')).toBeVisible()
  }
  await page.getByLabelText('Certificate number').fill('EMS 14')
  await send.click()
  await expect.poll(() => keys.length).toBe(3)
  await painted()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
