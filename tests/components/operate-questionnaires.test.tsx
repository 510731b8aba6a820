import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { waterQuestionnaire } from '#src/contract/operate/water-questionnaire.fixture.ts'
import { asksBeforeLeaving } from './support/console-screen.ts'
import { questionnairesInMemory } from './support/modules-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const place = '/operate/questionnaires'
const measured = 'Do you measure it?'

/** The console of an editor, at the questionnaire about water. */
async function openWater(mayShare = true) {
  const memory = questionnairesInMemory([waterQuestionnaire()], mayShare)
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.questionnaires = memory.calls
  await openConsole({ data }, `${place}/water`)
  return memory
}

const main = page.getByRole('main')
const popup = page.getByRole('dialog')
const save = page.getByRole('button', { name: 'Save', exact: true })
const open = (title: string) => page.getByRole('button', { name: `Change: ${title}` })
const english = (label: string) => page.getByLabelText(`${label}, English`, { exact: true })
const saved = page.getByRole('link', { name: /^Edit: / })
const idsOf = (content: QuestionnaireContent | undefined) =>
  content?.questions.map(({ id }) => id) ?? []

test('OPR-5 a question is opened, changed and stored; points interrupt nobody', async () => {
  const memory = await openWater()
  await expect.element(page.getByText('This interrupts nobody so far')).toBeVisible()
  await open(measured).click()
  await expectAccessible(main)
  await page.getByLabelText('Points of option 1').fill('6')
  await expect.element(page.getByText('This interrupts nobody so far')).toBeVisible()
  await english('Question').fill('Is it measured?')
  await expect
    .element(page.getByText('For those who are answering: 0 new, 1 changed, 0 gone'))
    .toBeVisible()
  expect(asksBeforeLeaving()).toBe(true)
  await save.click()
  await expect.element(saved).toBeVisible()
  expect(memory.content('water')?.questions[0]).toMatchObject({
    text: { en: 'Is it measured?', de: 'Messen Sie?' },
    options: [{ id: 'yes', points: 6 }, { id: 'no' }],
  })
})

test('OPR-5 questions and options are put in order by keyboard', async () => {
  const memory = await openWater()
  await page.getByRole('button', { name: `Move down: ${measured}` }).click()
  await expect
    .element(page.getByRole('status').getByText(`${measured} is now number 2 of 2`))
    .toBeInTheDocument()
  await open(measured).click()
  await page.getByRole('button', { name: 'Move up: No' }).click()
  await expect.element(page.getByText('This interrupts nobody so far')).toBeVisible()
  await save.click()
  await expect.element(saved).toBeVisible()
  const { questions = [] } = memory.content('water') ?? {}
  expect(questions.map(({ id }) => id)).toEqual(['saved', 'measured'])
  expect(questions[1]?.options.map(({ id }) => id)).toEqual(['no', 'yes'])
})

test('OPR-5 what makes no sense is named at its field, in a question that is opened for it', async () => {
  const memory = await openWater()
  await expect.element(open(measured)).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await english('Question').fill('Where does it leak?')
  await english('Option 1').fill('Nowhere')
  await english('Option 2').fill('In the yard')
  await page.getByRole('radio', { name: 'Several answers' }).click()
  await page.getByLabelText('Most points of the question').fill('7')
  await page.getByLabelText('Points of option 1').fill('2')
  await page.getByRole('button', { name: 'Close: Where does it leak?' }).click()
  await save.click()
  const most = page.getByLabelText('Most points of the question')
  await expect.element(most).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/^All options together bring 2:/)).toBeVisible()
  await expect.element(most).toHaveFocus()
  await most.fill('many')
  await expect.element(most).toHaveFocus()
  await save.click()
  await expect.element(page.getByText('Give a whole number from 0 to 1200.')).toBeVisible()
  await expect.element(most).toHaveValue('many')
  await most.fill('2')
  await save.click()
  await expect.element(saved).toBeVisible()
  const question = memory.content('water')?.questions[2]
  expect(question).toMatchObject({ kind: 'several', most: 2, text: 'Where does it leak?' })
  expect(question?.options.map(({ points }) => points)).toEqual([2, 0])
})

test('OPR-5 two editors of two questions do not meet, and each who adds one keeps it', async () => {
  const memory = await openWater()
  await open(measured).click()
  await english('Question').fill('Mine')
  const { questions } = waterQuestionnaire()
  const [first, second] = questions
  if (!first || !second) throw new Error('no questions')
  memory.change('water', {
    questions: [first, { ...second, text: 'Theirs' }, { ...first, id: 'theirs' }],
  })
  await save.click()
  await expect.element(saved).toBeVisible()
  expect(memory.content('water')?.questions).toMatchObject([
    { id: 'measured', text: { en: 'Mine' } },
    { id: 'saved', text: 'Theirs' },
    { id: 'theirs' },
  ])
})

test('OPR-5 of two who change one question the second chooses, and the rest of both is kept', async () => {
  const memory = await openWater()
  await open(measured).click()
  await english('Question').fill('Mine')
  await page.getByLabelText('Minutes that answering takes').fill('8')
  const { questions, ...rest } = waterQuestionnaire()
  const changed = questions.map((one) =>
    one.id === 'measured' ? { ...one, text: { en: 'Theirs', de: 'Messen Sie?' } } : one,
  )
  memory.change('water', { ...rest, title: 'Rain', questions: changed })
  await save.click()
  await expect.element(page.getByText(/‘Mine’ · Question \(English\)/)).toBeVisible()
  await expect.element(page.getByText('Theirs', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(saved).toBeVisible()
  expect(memory.content('water')).toMatchObject({
    ...{ title: 'Rain', minutes: 8 },
    questions: [{ text: { en: 'Mine' } }, { id: 'saved' }],
  })
})

test('OPR-5 a question that one removes and the other changes is asked about', async () => {
  const memory = await openWater()
  await page.getByRole('button', { name: `Remove: ${measured}` }).click()
  await expect
    .element(page.getByText('For those who are answering: 0 new, 0 changed, 1 gone'))
    .toBeVisible()
  const { questions } = waterQuestionnaire()
  memory.change('water', {
    questions: questions.map((one) => (one.id === 'measured' ? { ...one, hint: 'Why?' } : one)),
  })
  await save.click()
  await page.getByRole('button', { name: /^Take what is stored/ }).click()
  await expect.element(open(measured)).toBeVisible()
  await save.click()
  await expect.element(saved).toBeVisible()
  expect(idsOf(memory.content('water')).toSorted()).toEqual(['measured', 'saved'])
})

test('OPR-5 what is typed is walked through before it is saved', async () => {
  await openWater()
  await open(measured).click()
  await english('Question').fill('Is it measured?')
  await page.getByRole('button', { name: 'Walk through it' }).click()
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(popup.getByText('Is it measured?')).toBeVisible()
  await popup.getByRole('radio', { name: 'No' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(english('Question')).toHaveValue('Is it measured?')
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 an editor of one brand reads them', async () => {
  // They belong to the installation, whatever brand somebody looks after.
  await openWater(false)
  await expect.element(page.getByText(/^Every brand shows this/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Walk through it' })).toBeVisible()
  await expectCount(page.getByRole('textbox'), 0)
})
