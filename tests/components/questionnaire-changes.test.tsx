import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Questionnaire } from '#src/contract/questionnaire.ts'
import { storageNameOf } from '#src/lib/local-area.ts'
import {
  answerAll,
  card,
  options,
  popup,
  startModules,
  startQuestionnaire,
} from './support/modules.ts'
import { network, passOn, type Sent } from './support/network.ts'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const carbon = 'Carbon footprint'
const button = (name: string) => popup.getByRole('button', { name, exact: true })
const heading = (name: string) => popup.getByRole('heading', { name })
const told = popup.getByText('Something else is asked now')
const added = { id: 'offsets', text: 'Do you buy offsets?' }

/** An editor changes the questionnaire: from now on the portal asks what `change` makes of it. */
function edit(change: (before: Questionnaire) => Partial<Questionnaire>): void {
  network.answer('GET', /\/questionnaires\/carbon-footprint$/, async (request) => {
    const { data } = (await (await passOn(request)).json()) as { data: Questionnaire }
    return Response.json({ data: { ...data, revision: 'changed', ...change(data) } })
  })
  network.answer('POST', /\/questionnaires\/[^/]+\/answers$/, async (request) => {
    const { revision } = (await request.json()) as { revision?: string }
    if (revision === 'changed') return Response.json({ data: result })
    const params = { revision: 'changed' }
    const problem = { code: 'questionnaire-changed', message: 'Changed.', params }
    return Response.json(problem, { status: 409 })
  })
}
const result = {
  ...{ score: 100, passMark: 60, passed: true, tag: 'Carbon footprint module', earned: true },
  answers: [],
}

/** Without its first question, its second worded otherwise, and one more at the end. */
function otherwise({ questions }: Questionnaire): Partial<Questionnaire> {
  const [, second, ...others] = questions
  if (!second) throw new Error('no second question')
  const changed = { ...second, revision: 'second 2', text: 'Which rules did you follow?' }
  return { questions: [changed, ...others, { ...second, ...added, revision: 'new' }] }
}

const answersSent = (): Sent[] =>
  network.sent('POST').filter(({ path }) => path.endsWith('/answers'))
const sentIds = () => {
  const { body } = answersSent().at(-1) ?? {}
  return Object.keys((body as { answers: object }).answers)
}
/** What the device keeps, by the ids of questions. */
const keptIds = () => {
  const rows = JSON.parse(localStorage.getItem(storageNameOf('unsent.questionnaires')) ?? '[]') as {
    answers: object
  }[]
  return Object.keys(rows.at(-1)?.answers ?? {})
}

test.each([
  ['with a network', false],
  ['without a network', true],
])(
  'OPR-5 MOD-3 a question is lost while somebody answers it %s, and nothing else',
  async (_name, isOffline) => {
    await startModules()
    await startQuestionnaire(carbon)
    const first = document.querySelector('legend [tabindex="-1"]')?.textContent ?? ''
    network.setOffline(isOffline)
    await answerAll('first')
    const before = keptIds()
    edit(otherwise)
    network.setOffline(false)
    await button('Send answers').click()
    await expect.element(told).toBeVisible()
    expect(document.activeElement?.textContent).toContain('Something else is asked now')
    await expectAccessible(popup)
    await narrow()
    expectNoSidewaysScroll()
    await expect.element(popup.getByText(/^1 question is no longer asked/)).toBeVisible()
    await expect.element(popup.getByText(first)).toBeVisible()
    await expect.element(popup.getByText('Changed question:')).toBeVisible()
    await expectCount(popup.getByText('Not answered yet'), 1)
    expect(keptIds()).toEqual(before)

    // The new one leads to itself, and is not sent unseen.
    await button('Send answers').click()
    await expect.element(popup.getByText('One answer is missing')).toBeVisible()
    expect(answersSent()).toHaveLength(1)
    await button(added.text).first().click()
    await options.first().click()
    await button('Review answers').click()
    expect(keptIds()).toEqual([...before, added.id])
    await button('Send answers').click()
    await expect.element(heading('You passed')).toBeVisible()
    expect(sentIds().toSorted()).toEqual([...before.slice(1), added.id].toSorted())
    expect(keptIds()).toEqual([])
  },
)

test('OPR-5 MOD-3 a question that comes back has the answer that was given', async () => {
  await startModules()
  await startQuestionnaire(carbon)
  await answerAll('first')
  edit(({ questions }) => ({ questions: questions.slice(1) }))
  await button('Send answers').click()
  await expect.element(told).toBeVisible()
  network.restore()
  await button('Send answers').click()
  await expect.element(popup.getByText('New question:')).toBeVisible()
  await expectCount(popup.getByText('Not answered yet'), 0)
  await button('Send answers').click()
  await expect.element(heading('You passed')).toBeVisible()
})

test('OPR-5 MOD-3 answers of the device are opened with what was changed since', async () => {
  await startModules()
  await startQuestionnaire(carbon)
  await options.first().click()
  await button('Next').click()
  await options.first().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  const before = keptIds()
  edit(otherwise)
  await card(carbon).getByRole('button').click()
  await expect.element(popup.getByText(/^The questionnaire was changed since then/)).toBeVisible()
  await expect.element(popup.getByText(/^You have answered 1 of \d+ questions\.$/)).toBeVisible()
  await button('Continue').click()
  await answerAll('first')
  await expect.element(told).toBeVisible()
  expect(keptIds().slice(0, before.length)).toEqual(before)
  await button('Send answers').click()
  await expect.element(heading('You passed')).toBeVisible()
  expect(sentIds()).not.toContain(before[0])
})

test('OPR-5 MOD-3 an option that is gone leaves its question to be answered again', async () => {
  await startModules()
  await startQuestionnaire(carbon)
  await answerAll('first')
  edit(({ questions: [first, ...others] }) => {
    if (!first) throw new Error('no first question')
    const changed = { ...first, revision: 'first 2', options: first.options.slice(1) }
    return { questions: [changed, ...others] }
  })
  await button('Send answers').click()
  await expect.element(told).toBeVisible()
  await expectCount(popup.getByText('Not answered yet'), 1)
  await expect.element(page.getByText('Changed question:')).toBeVisible()
})
