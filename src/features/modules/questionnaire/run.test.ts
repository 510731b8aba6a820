import { expect, it, vi } from 'vitest'
import { english } from '#src/i18n/testing/english.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { Questionnaire } from '#src/contract/questionnaire.ts'
import type { ModulesData } from '#src/data/modules-data.ts'
import type { OutboxData } from '#src/data/outbox/outbox.ts'
import { seenIn } from './changes.ts'
import { answerQuestion, begin, createRun, goBack, goOn, goTo, startOver, storedOf } from './run.ts'
import { sendAnswers } from './send-answers.ts'

const question = (id: string, revision = `${id} 1`) => ({
  ...{ id, revision },
  kind: 'one' as const,
  text: id,
  hint: '',
  options: [
    { id: 'yes', label: 'Yes', exclusive: false },
    { id: 'no', label: 'No', exclusive: false },
  ],
})
const questionnaire = {
  ...{ id: 'carbon', revision: 'r1' },
  title: 'Carbon',
  intro: '',
  minutes: 3,
  passMark: 70,
  tag: 'Carbon module',
  questions: [question('first'), question('second')],
}
/** As the device has answers to these questions. */
const stored = (answers: Record<string, string[]>, questions = questionnaire.questions) => ({
  ...{ answers, seen: seenIn(questions) },
})
const all = { first: ['yes'], second: ['no'] }
const result = {
  score: 80,
  passMark: 70,
  passed: true,
  tag: 'Carbon module',
  earned: true,
  answers: [],
}

const dataWith = (
  answer: ModulesData['answer'],
  storeAnswers: OutboxData['storeAnswers'] = () => {},
  present: Questionnaire = questionnaire,
) => ({ modules: { answer, questionnaire: async () => present }, outbox: { storeAnswers } })

it('MOD-3 goes on where answering stopped', () => {
  const run = createRun(questionnaire, stored({ first: ['yes'] }))
  begin(run)
  expect(run.step).toBe(1)
  const complete = createRun(questionnaire, stored(all))
  begin(complete)
  expect(complete.step).toBe('review')
})

it('MOD-3 leaves the questionnaire as it was read, so that the device can keep it', () => {
  const run = createRun(questionnaire, stored({ first: ['yes'] }))
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
  const run = createRun(questionnaire, stored({ first: ['yes'] }))
  expect(await sendAnswers(english, run, dataWith(answer), 'acme')).toBe(false)
  expect(run.attempted).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})

it('MOD-3 shows the result and keeps answers that passed no longer', async () => {
  const storeAnswers = vi.fn<OutboxData['storeAnswers']>()
  const answer = vi.fn<ModulesData['answer']>(async () => result)
  const run = createRun(questionnaire, stored(all))
  expect(await sendAnswers(english, run, dataWith(answer, storeAnswers), 'acme')).toBe(true)
  expect(answer).toHaveBeenCalledWith('acme', 'carbon', all, 'r1')
  expect(run).toMatchObject({ step: 'result', result, sending: false })
  expect(storeAnswers).toHaveBeenCalledWith('acme', 'carbon', null)
  startOver(run)
  expect(run).toMatchObject({ step: 0, result: null, answers: {} })
})

it('MOD-3 a failed questionnaire keeps its answers', async () => {
  const storeAnswers = vi.fn<OutboxData['storeAnswers']>()
  const run = createRun(questionnaire, stored(all))
  const answer = async () => ({ ...result, passed: false, earned: false })
  expect(await sendAnswers(english, run, dataWith(answer, storeAnswers), 'acme')).toBe(false)
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
  const run = createRun(questionnaire, stored(all))
  const answer = () => Promise.reject(new ProblemError({ status, code: 'x', message: 'Not now.' }))
  expect(await sendAnswers(english, run, dataWith(answer), 'acme')).toBe(false)
  expect(run.failure).toEqual({ isOffline, message: 'Not now.' })
  expect(run.answers).toEqual(all)
  expect(run.sending).toBe(false)
  vi.unstubAllGlobals()
})

const changedNow = { status: 409, code: 'questionnaire-changed', message: 'Changed.' }

it.each([
  ['says so', 'r2', changedNow],
  ['knows of no revisions', '', { status: 422, code: 'x', field: 'answers.second', message: '' }],
])(
  'OPR-5 where other questions are asked by now, and the server %s, nothing is lost',
  async (_what, revision, refusal) => {
    const answer = vi.fn<ModulesData['answer']>(() => Promise.reject(new ProblemError(refusal)))
    const added = question('third', revision && 'third 1')
    const present = {
      ...questionnaire,
      revision,
      questions: [question('first', revision && 'first 1'), added],
    }
    const run = createRun(questionnaire, stored(all))
    const data = dataWith(answer, () => {}, present)
    expect(await sendAnswers(english, run, data, 'acme')).toBe(false)
    expect(run).toMatchObject({
      ...{ step: 'review', failure: null, sending: false, answers: { first: ['yes'] } },
      changes: { added: ['third'], gone: 1, goneTexts: ['second'] },
    })
    // What is not asked any more stays on the device, and what is new is not sent unseen.
    expect(storedOf(run).answers).toEqual(all)
    expect(await sendAnswers(english, run, data, 'acme')).toBe(false)
    expect([run.attempted, answer.mock.calls.length]).toEqual([true, 1])
    answerQuestion(run, 'third', ['no'])
    answer.mockResolvedValueOnce(result)
    expect(await sendAnswers(english, run, data, 'acme')).toBe(true)
    expect(answer).toHaveBeenLastCalledWith(
      ...['acme', 'carbon', { first: ['yes'], third: ['no'] }, revision],
    )
  },
)

it('OPR-5 a question that comes back has the answer that it had', async () => {
  const answer = vi.fn<ModulesData['answer']>(() => Promise.reject(new ProblemError(changedNow)))
  const shorter = { ...questionnaire, revision: 'r2', questions: [question('first')] }
  const run = createRun(questionnaire, stored(all))
  await sendAnswers(
    english,
    run,
    dataWith(answer, () => {}, shorter),
    'acme',
  )
  expect(run.answers).toEqual({ first: ['yes'] })
  answerQuestion(run, 'first', ['no'])
  await sendAnswers(english, run, dataWith(answer), 'acme')
  expect(run.answers).toEqual({ first: ['no'], second: ['no'] })
  expect(run.changes).toMatchObject({ added: ['second'], gone: 0 })
})

it('OPR-5 an option that is gone leaves its question to be answered again', async () => {
  const answer = vi.fn<ModulesData['answer']>(() => Promise.reject(new ProblemError(changedNow)))
  const { options, ...second } = question('second', 'second 2')
  const present = {
    ...{ ...questionnaire, revision: 'r2' },
    questions: [question('first'), { ...second, options: options.slice(0, 1) }],
  }
  const run = createRun(questionnaire, stored(all))
  await sendAnswers(
    english,
    run,
    dataWith(answer, () => {}, present),
    'acme',
  )
  expect(run.answers).toEqual({ first: ['yes'] })
  expect(run.changes).toEqual({ added: [], changed: ['second'], gone: 0, goneTexts: [] })
})

it('OPR-5 a refusal whose reason cannot be seen is shown as it is', async () => {
  const answer = () => Promise.reject(new ProblemError(changedNow))
  const run = createRun(questionnaire, stored(all))
  await sendAnswers(english, run, dataWith(answer), 'acme')
  expect(run).toMatchObject({ failure: { message: 'Changed.' }, answers: all, changes: null })
})

it('OPR-5 says of answers of the device what was changed since', () => {
  const before = [question('first'), question('second'), question('old')]
  const run = createRun(
    { ...questionnaire, questions: [question('first'), question('second', 'second 2')] },
    stored({ ...all, old: ['yes'] }, before),
  )
  expect(run.changes).toEqual({ added: [], changed: ['second'], gone: 1, goneTexts: [] })
  expect(run.answers).toEqual(all)
  expect(createRun(questionnaire, { answers: all, seen: {} }).changes).toBeNull()
})
