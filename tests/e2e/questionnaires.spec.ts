import { answerAll, card, popup, startModules, startQuestionnaire } from './support/modules.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const carbon = 'Carbon footprint'

test('MOD-3 what is answered outlasts a reload, and so does the tag that it earns', async ({
  page,
}) => {
  await startModules(page)
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
  await answerAll(page)
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeVisible()
  const profile = popup(page).getByRole('link', { name: 'View profile' })
  const address = (await profile.getAttribute('href')) ?? ''

  await page.reload()
  await expect(card(page, carbon).getByText('Earned', { exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Carbon footprint module').first()).toBeVisible()
})
