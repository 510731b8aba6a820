import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const option of ['login', 'register']) {
  test(`AUT-3 without script, ${option} says what is missing instead of waiting for ever @phone`, async ({
    page,
  }) => {
    await page.goto(`/auth/validate?option=${option}`)
    // Playwright finds nothing in a noscript by its words or its role.
    const words = page.locator('#main noscript')
    await expect(words.locator('p')).toBeVisible()
    await expect(words.locator('p')).toContainText('This page needs JavaScript.')
    await expect(page.locator('#main').getByRole('status')).toHaveCount(0)
    await words.locator('a').click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('WGT-7 without script no button offers to copy: the code is there to select @phone', async ({
  page,
}) => {
  await page.goto('/badge')
  await expect(page.locator('#html').getByRole('group', { name: 'Picture' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
})
