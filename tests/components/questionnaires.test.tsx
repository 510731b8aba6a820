import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { narrowPhone } from '../fixtures/small-targets.ts'
import {
  answerAll,
  card,
  openModules,
  options,
  popup,
  startModules,
  startQuestionnaire,
} from './support/modules.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  focusOn,
  narrow,
  windows,
} from './support/screen.ts'

const carbon = 'Carbon footprint'
const button = (name: string) => popup.getByRole('button', { name, exact: true })
const heading = (name: string) => popup.getByRole('heading', { name })
/** The text of the open question, which takes the focus. */
const question = () => document.querySelector('legend [tabindex="-1"]')

const screens = [
  ['a desk', windows.desk],
  ['a phone that lies', windows.lyingPhone],
] as const

/** Opens the questionnaire of a new organisation at its first question. */
async function start(): Promise<void> {
  await startModules()
  await startQuestionnaire(carbon)
}

test('MOD-3 a questionnaire passed by keyboard earns the tag', async () => {
  const organisation = await startModules()
  await focusOn(card(carbon).getByRole('button'))
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Start')).toBeVisible()
  await focusOn(button('Start'))
  await userEvent.keyboard('{Enter}')
  const review = heading('Check your answers')
  for (let place = 1; !review.query(); place += 1) {
    const progress = popup.getByText(new RegExp(`^Question ${place} of`))
    await expect.element(progress).toBeVisible()
    expect(document.activeElement).toBe(question())
    const several = popup.getByRole('checkbox').elements().length
    for (let option = 0; option < Math.max(1, several - 1); option += 1) {
      await userEvent.keyboard('{Tab} ')
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(progress).not.toBeInTheDocument()
  }
  await expect.element(review).toHaveFocus()
  await focusOn(button('Send answers'))
  await userEvent.keyboard('{Enter}')

  await expect.element(heading('You passed')).toHaveFocus()
  await expect.element(popup.getByText('Earned: Carbon footprint module')).toBeVisible()
  const profile = popup.getByRole('link', { name: 'View profile' }).element().getAttribute('href')
  await button('Done').click()
  const earned = card(carbon).getByText('Earned', { exact: true })
  await expect.element(earned).toBeVisible()
  await expect.element(card(carbon).getByText(/^Earned on \d/)).toBeVisible()
  await expect.element(card(carbon).getByRole('button', { name: /^Take again/ })).toHaveFocus()

  await openModules(organisation)
  await expect.element(earned).toBeVisible()
  await openPortal(profile ?? '')
  await expect.element(page.getByText('Carbon footprint module').first()).toBeVisible()
})

test.each(screens)(
  'MOD-3 on %s: a failed questionnaire explains and can be tried again',
  async (_name, size) => {
    await page.viewport(...size)
    await start()
    await answerAll('last')
    await button('Send answers').click()
    await expect.element(heading('Not passed yet')).toHaveFocus()
    await expect.element(popup.getByText(/short of the tag/)).toBeVisible()
    const asked = popup.element().querySelectorAll('ol > li').length
    expect(asked).toBeGreaterThan(5)
    await expectCount(popup.getByText(/^\d+ of \d+ points$/), asked)

    await button('Try again').click()
    await expect.element(options.last()).toBeChecked()
    await answerAll('first')
    await button('Send answers').click()
    await expect.element(heading('You passed')).toBeVisible()
  },
)

test.each(screens)(
  'MOD-3 on %s: missing answers are named and lead to their questions',
  async (_name, size) => {
    await page.viewport(...size)
    await start()
    const first = question()?.textContent ?? ''
    await button('Next').click()
    await expect.element(popup.getByText(/^Question 2 of/)).toBeVisible()
    await answerAll('first')
    await expectCount(popup.getByText('Not answered yet'), 1)
    await button('Send answers').click()
    await expect.element(popup.getByText('One answer is missing')).toBeVisible()
    await button(first).click()
    await expect.poll(() => question()?.textContent).toBe(first)
    await options.first().click()
    await button('Review answers').click()
    await expect.element(heading('Check your answers')).toBeVisible()
    await expect.element(popup.getByText('One answer is missing')).not.toBeInTheDocument()
    await expectCount(popup.getByText('Not answered yet'), 0)
  },
)

test('MOD-3 starting over forgets the answers that closing has kept', async () => {
  await start()
  await options.nth(1).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  const opener = card(carbon).getByRole('button')
  await opener.click()
  await expect.element(popup.getByText(/^You have answered 1 of \d+ questions\.$/)).toBeVisible()
  await button('Start over').click()
  await expect.element(popup.getByText(/^Question 1 of/)).toBeVisible()
  await expectCount(popup.getByRole('radio', { checked: true }), 0)
  await expectCount(popup.getByRole('checkbox', { checked: true }), 0)
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await expect.element(button('Start')).toBeVisible()
})

test('MOD-3 without a network the answers wait, and are sent once it is back', async () => {
  await start()
  network.setOffline(true)
  await answerAll('first')
  await button('Send answers').click()
  const offline = popup.getByText('You are offline', { exact: true })
  await expect.element(offline).toBeVisible()
  network.setOffline(false)
  await expect.element(offline).not.toBeInTheDocument()
  await button('Send answers').click()
  await expect.element(heading('You passed')).toBeVisible()
})

test('MOD-3 answers that the server refuses are not lost', async () => {
  await start()
  await answerAll('first')
  network.answer('POST', /\/questionnaires\/[^/]+\/answers$/, {
    status: 503,
    json: { message: 'Down for a moment.', code: 'down' },
  })
  await button('Send answers').click()
  await expect.element(popup.getByText('Down for a moment.')).toBeVisible()
  network.restore()
  await button('Send answers').click()
  await expect.element(heading('You passed')).toBeVisible()
})

/** Expects the step that is open to be accessible, and to fit the narrowest phone. */
async function expectGoodStep(): Promise<void> {
  await page.viewport(...windows.desk)
  await expectAccessible(popup)
  await narrow()
  const { height } = popup.element().getBoundingClientRect()
  expect(height, 'nearly as high as the phone').toBeGreaterThan(narrowPhone.height - 40)
  expectNoSidewaysScroll()
  expectLargeTargets()
}

test('MOD-3 A11Y-1 MOB-1 question, review and result are accessible and fit the narrowest phone', async () => {
  await start()
  await expectGoodStep()
  await answerAll('last')
  await expectGoodStep()
  await button('Send answers').click()
  await expect.element(heading('Not passed yet')).toBeVisible()
  await expectGoodStep()
})
