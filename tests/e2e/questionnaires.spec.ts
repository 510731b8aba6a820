import { expectAccessible } from './support/accessibility.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { answerAll, card, openModules, popup, startQuestionnaire } from './support/modules.ts'
import { startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const carbon = 'Carbon footprint'

test('MOD-3 a questionnaire passed by keyboard earns the tag', async ({ page }) => {
  await startSupplier(page)
  await openModules(page)
  await card(page, carbon).getByRole('button').focus()
  await page.keyboard.press('Enter')
  const start = popup(page).getByRole('button', { name: 'Start', exact: true })
  await start.focus()
  await page.keyboard.press('Enter')
  const review = popup(page).getByRole('heading', { name: 'Check your answers' })
  for (let place = 1; !(await review.isVisible()); place += 1) {
    await expect(popup(page).getByText(new RegExp(`^Question ${place} of`))).toBeVisible()
    await expect(popup(page).locator('legend [tabindex="-1"]')).toBeFocused()
    const several = await popup(page).locator('[type=checkbox]').count()
    for (let option = 0; option < Math.max(1, several - 1); option += 1) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Enter')
    await expect(popup(page).getByText(new RegExp(`^Question ${place} of`))).toBeHidden()
  }
  await expect(review).toBeFocused()
  await popup(page).getByRole('button', { name: 'Send answers' }).focus()
  await page.keyboard.press('Enter')

  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeFocused()
  await expect(popup(page).getByText('Earned: Carbon footprint module')).toBeVisible()
  const profile = popup(page).getByRole('link', { name: 'View profile' })
  const address = (await profile.getAttribute('href')) ?? ''
  await popup(page).getByRole('button', { name: 'Done' }).click()
  await expect(card(page, carbon).getByText('Earned', { exact: true })).toBeVisible()
  await expect(card(page, carbon).getByText(/^Earned on \d/)).toBeVisible()
  await expect(card(page, carbon).getByRole('button', { name: /^Take again/ })).toBeFocused()

  await page.reload()
  await expect(card(page, carbon).getByText('Earned', { exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Carbon footprint module').first()).toBeVisible()
})

test('MOD-3 a failed questionnaire explains and can be tried again @landscape', async ({
  page,
}) => {
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  await answerAll(page, 'last')
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
  await expect(popup(page).getByText(/short of the tag/)).toBeVisible()
  const asked = await popup(page).locator('ol > li').count()
  expect(asked).toBeGreaterThan(5)
  await expect(popup(page).getByText(/^\d+ of \d+ points$/)).toHaveCount(asked)

  await popup(page).getByRole('button', { name: 'Try again' }).click()
  await expect(popup(page).locator('fieldset label').last().locator('input')).toBeChecked()
  await answerAll(page, 'first')
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeVisible()
})

test('MOD-3 missing answers are named and lead to their questions @landscape', async ({ page }) => {
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  const question = (await popup(page).locator('legend').textContent()) ?? ''
  await popup(page).getByRole('button', { name: 'Next' }).click()
  await answerAll(page, 'first')
  await expect(popup(page).getByText('Not answered yet')).toHaveCount(1)
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByText('One answer is missing')).toBeVisible()
  await popup(page).getByRole('button', { name: question, exact: true }).click()
  await expect(popup(page).locator('legend [tabindex="-1"]')).toHaveText(question)
  await popup(page).locator('fieldset label').first().click()
  await popup(page).getByRole('button', { name: 'Review answers' }).click()
  await expect(popup(page).getByText('One answer is missing')).toBeHidden()
  await expect(popup(page).getByText('Not answered yet')).toHaveCount(0)
})

test('MOD-3 closing and reloading keep the answers until one starts over', async ({ page }) => {
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  await popup(page).locator('fieldset label').nth(1).click()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)

  await page.reload()
  await card(page, carbon).getByRole('button').click()
  await expect(popup(page).getByText(/^You have answered 1 of \d+ questions\.$/)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Continue' }).click()
  await expect(popup(page).getByText(/^Question 2 of/)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Back' }).click()
  await expect(popup(page).locator('fieldset input').nth(1)).toBeChecked()
  await page.keyboard.press('Escape')

  await card(page, carbon).getByRole('button').click()
  await popup(page).getByRole('button', { name: 'Start over' }).click()
  await expect(popup(page).getByText(/^Question 1 of/)).toBeVisible()
  await expect(popup(page).locator('fieldset input:checked')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await card(page, carbon).getByRole('button').click()
  await expect(popup(page).getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('MOD-3 without a network the answers wait, and are sent once it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  await context.setOffline(true)
  await answerAll(page, 'first')
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByText('You are offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(popup(page).getByText('You are offline', { exact: true })).toBeHidden()
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeVisible()
})

test('MOD-3 answers that the server refuses are not lost', async ({ page, faults }) => {
  faults.expect('status of 503')
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  await answerAll(page, 'first')
  await page.route('**/questionnaires/*/answers', (route) =>
    route.fulfill({ status: 503, json: { message: 'Down for a moment.', code: 'down' } }),
  )
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByText('Down for a moment.')).toBeVisible()
  await page.unroute('**/questionnaires/*/answers')
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeVisible()
})

test('MOD-3 A11Y-1 question, review and result are accessible', async ({ page }) => {
  await startSupplier(page)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  await expectAccessible(page, '[role=dialog]')
  await answerAll(page, 'last')
  await expectAccessible(page, '[role=dialog]')
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'Not passed yet' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})

test('MOD-3 MOB-1 fits the narrowest phone', async ({ page }) => {
  await startSupplier(page)
  await page.setViewportSize(narrowPhone)
  await openModules(page)
  await startQuestionnaire(page, carbon)
  const box = await popup(page).boundingBox()
  expect(box?.height, 'nearly as high as the phone').toBeGreaterThan(narrowPhone.height - 40)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await answerAll(page, 'last')
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'Not passed yet' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
