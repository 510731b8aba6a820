import { register } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const heading = { name: 'Welcome, members of the Green Chamber' }

test('LND-5 an affiliate greets its visitors, with or without script', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/?aff=green-chamber')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText('15% off partner benefits.')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto('/?aff=green-chamber')
  await expect(guest.getByRole('heading', heading)).toBeVisible()
  await guest.goto('/?aff=nobody')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', heading)).toBeHidden()
  await context.close()
})

test('AUT-3 AFF-1 who brought a guest is kept for the theme and linked after sign-in', async ({
  page,
  context,
}) => {
  const kept = async () => {
    const cookie = (await context.cookies()).find((one) => one.name === 'credence-affiliates')
    return cookie ? decodeURIComponent(cookie.value) : null
  }
  await page.goto('/?aff=green-chamber')
  await expect.poll(kept).toBe('{"Credence":"green-chamber"}')

  const linked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/affiliates/green-chamber/claims/brand/Credence') &&
      response.request().method() === 'POST',
  )
  await register(page)
  expect((await linked).status()).toBe(200)
  await expect.poll(kept).toBeNull()
})
