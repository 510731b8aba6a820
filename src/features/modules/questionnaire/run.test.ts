import { expect, it, vi } from 'vitest'
import { english } from '#src/i18n/testing/english.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { ModulesData } from '#src/data/modules-data.ts'
import type { OutboxData } from '#src/data/outbox/outbox.ts'
import { begin, createRun, goBack, goOn, goTo, startOver } from './run.ts'
import { sendAnswers } from './send-answers.ts'

const question = (id: string) => ({
  id,
  kind: 'one' as const,
  text: id,
  hint: '',
  options: [
    { id: 'yes', label: 'Yes', exclusive: false },
    { id: 'no', label: 'No', exclusive: false },
  ],
})
const questionnaire = {
  id: 'carbon',
  title: 'Carbon',
  intro: '',
  minutes: 3,
  passMark: 70,
  tag: 'Carbon module',
  questions: [question('first'), question('second')],
}
const all = { first: ['yes'], second: ['no'] }
const result = {
  score: 80,
  passMark: 70,
  passed: true,
  tag: 'Carbon module',
  earned: true,
  answers: [],
}

it('MOD-3 goes on where answering stopped', () => {
  const run = createRun(questionnaire, { first: ['yes'] })
  begin(run)
  expect(run.step).toBe(1)
  const complete = createRun(questionnaire, all)
  begin(complete)
  expect(complete.step).toBe('review')
})

it('MOD-3 leaves the questionnaire as it was read, so that the device can keep it', () => {
  const run = createRun(questionnaire, { first: ['yes'] })
  begin(run)
  expect(structuredClone(questionnaire)).toEqual(questionnaire)
})

it('MOD-3 goes through the questions to the review and back', () => {
  const run = createRun(questionnaire, null)
  begin(run)
  goOn(run)
  expect(run.step).toBe(1)
  goOn(run)
  expect(run.step).toBe('review')
  goBack(run)
  goBack(run)
  goBack(run)
  expect(run.step).toBe(0)
  goTo(run, 0, true)
  goOn(run)
  expect(run.step).toBe('review')
})

it('MOD-3 names what is missing instead of sending it', async () => {
  const answer = vi.fn<ModulesData['answer']>()
  const run = createRun(questionnaire, { first: ['yes'] })
  expect(
    await sendAnswers(english, run, { modules: { answer }, outbox: { storeAnswers() {} } }, 'acme'),
  ).toBe(false)
  expect(run.attempted).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})

it('MOD-3 shows the result and keeps answers that passed no longer', async () => {
  const storeAnswers = vi.fn<OutboxData['storeAnswers']>()
  const answer = vi.fn<ModulesData['answer']>(async () => result)
  const run = createRun(questionnaire, all)
  expect(
    await sendAnswers(english, run, { modules: { answer }, outbox: { storeAnswers } }, 'acme'),
  ).toBe(true)
  expect(answer).toHaveBeenCalledWith('acme', 'carbon', all)
  expect(run).toMatchObject({ step: 'result', result, sending: false })
  expect(storeAnswers).toHaveBeenCalledWith('acme', 'carbon', null)
  startOver(run)
  expect(run).toMatchObject({ step: 0, result: null, answers: {} })
})

it('MOD-3 a failed questionnaire keeps its answers', async () => {
  const storeAnswers = vi.fn<OutboxData['storeAnswers']>()
  const run = createRun(questionnaire, all)
  const answer = async () => ({ ...result, passed: false, earned: false })
  expect(
    await sendAnswers(english, run, { modules: { answer }, outbox: { storeAnswers } }, 'acme'),
  ).toBe(false)
  expect(run.step).toBe('result')
  expect(run.answers).toEqual(all)
  expect(storeAnswers).not.toHaveBeenCalled()
})

it.each([
  [0, false, true],
  [0, true, false],
  [500, false, false],
])('MOD-3 status %i with the network %s loses nothing', async (status, onLine, isOffline) => {
  vi.stubGlobal('navigator', { onLine })
  const run = createRun(questionnaire, all)
  const answer = () => Promise.reject(new ProblemError({ status, code: 'x', message: 'Not now.' }))
  expect(
    await sendAnswers(english, run, { modules: { answer }, outbox: { storeAnswers() {} } }, 'acme'),
  ).toBe(false)
  expect(run.failure).toEqual({ isOffline, message: 'Not now.' })
  expect(run.answers).toEqual(all)
  expect(run.sending).toBe(false)
  vi.unstubAllGlobals()
})
