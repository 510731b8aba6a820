import { register } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const heading = { name: 'Welcome, members of the Green Chamber' }

test('AUT-3 AFF-1 LND-5 who brought a guest greets them, is kept for the theme and linked after sign-in', async ({
  page,
  context,
}) => {
  const kept = async () => {
    const cookie = (await context.cookies()).find((one) => one.name === 'credence-affiliates')
    return cookie ? decodeURIComponent(cookie.value) : null
  }
  await page.goto('/?aff=green-chamber')
  await expect.poll(kept).toBe('{"Credence":"green-chamber"}')
  // The page is live by now.
  await expect(page.getByRole('heading', heading)).toBeVisible()

  const linked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/affiliates/green-chamber/claims/brand/Credence') &&
      response.request().method() === 'POST',
  )
  await register(page)
  expect((await linked).status()).toBe(200)
  await expect.poll(kept).toBeNull()
})
