import { newAccount } from '../fixtures/accounts.ts'
import { expectSignedIn, register, submitSignUp } from './support/accounts.ts'
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

test('AFF-1 who presses Register before the page is live is linked all the same', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_FAILED')
  const scripts = '**/assets/*.js'
  await context.route(scripts, (route) => route.abort())
  await page.goto('/?aff=green-chamber')
  await context.unroute(scripts)
  const linked = page.waitForResponse((response) =>
    response.url().endsWith('/api/affiliates/green-chamber/claims/brand/Credence'),
  )
  await page.getByRole('link', { name: 'Register for free' }).first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/identity/'))
  await submitSignUp(page, newAccount())
  await expectSignedIn(page)
  expect((await linked).status()).toBe(200)
})
