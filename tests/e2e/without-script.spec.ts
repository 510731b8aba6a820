import { expect, test } from './support/test.ts'

// What a page says without script is proved by its markup (tests/pages); here is what its styles hide.
test.use({ javaScriptEnabled: false })

test('AUT-3 without script, signing in and up say what is missing instead of waiting for ever @phone', async ({
  page,
}) => {
  for (const option of ['login', 'register']) {
    await page.goto(`/auth/validate?option=${option}`)
    // Playwright finds nothing in a noscript by its words or its role.
    const words = page.locator('#main noscript')
    await expect(words.locator('p')).toBeVisible()
    await expect(words.locator('p')).toContainText('This page needs JavaScript.')
    await expect(page.locator('#main').getByRole('status')).toHaveCount(0)
    await words.locator('a').click()
    await expect(page).toHaveURL(/\/$/)
  }
})

test('WGT-7 without script no button offers to copy: the code is there to select @phone', async ({
  page,
}) => {
  await page.goto('/badge')
  await expect(page.locator('#html').getByRole('group', { name: 'Picture' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
})

test('LND-7 without script nothing offers to filter: all offers are there @phone', async ({
  page,
}) => {
  await page.goto('/benefits')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Register to use this offer' })).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Show offers for' })).toBeHidden()
})

test('LND-2 LND-3 LND-4 LND-6 LND-8 PUB-3 RTE-1 without script no style hides what a page says or where it leads @phone', async ({
  page,
  faults,
}) => {
  faults.expect('status of 404')
  const profiles = ['/organization/coolabah-office-supplies', '/organization/bare-bones-trading']
  for (const path of ['/', '/login', '/get-started', ...profiles, '/no/such/page']) {
    await page.goto(path)
    const said = page.locator('main').locator('h1, h2, h3, h4, p, li, a')
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(said.filter({ visible: false }), path).toHaveCount(0)
  }
})
