import { test } from './support/guest.ts'
import { expect } from './support/test.ts'

const categories = ['Environment', 'Ethical', 'Community', 'Social', 'Diversity', 'Governance']
const registerHref = '/auth/validate?option=register'

test('LND-1 LND-2 LND-3 LND-4 the landing page says what it is for and leads in @phone', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const register = main.getByRole('link', { name: 'Register for free' })
  await expect(register).toHaveCount(2)
  await expect(register.first()).toHaveAttribute('href', registerHref)
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/validate?option=login',
  )

  const reasons = page.getByRole('region', { name: 'Why register' })
  for (const name of ['Increase visibility', 'Get recognised', 'Be discovered']) {
    await expect(reasons.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await expect(reasons.getByRole('link', { name: 'Register as supplier' })).toHaveAttribute(
    'href',
    registerHref,
  )
  for (const quality of ['Accessible', 'Transparent', 'Easy to understand']) {
    await expect(main.getByText(quality, { exact: true })).toBeVisible()
  }
  for (const name of categories) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible()
  }
})

test('LND-8 the login screen says why to register, and offers both ways @phone', async ({
  page,
}) => {
  await page.goto('/login?returnTo=%2Fregister%2Forganisation')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'Register your business for free!' }),
  ).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveText([
    'Instant visibility to buyers globally',
    'Unlock a free profile',
    'Be rewarded for action',
  ])
  await expect(
    page.getByRole('img', { name: 'Credence' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Are you a buyer?' })).toHaveAttribute(
    'href',
    /^http/,
  )
  for (const [name, option] of [
    ['Register for free', 'register'],
    ['Log in', 'login'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/auth/validate?option=${option}&returnTo=%2Fregister%2Forganisation`,
    )
  }
})

test('LND-1 LND-2 LND-4 each register button opens the sign-up page, log in the sign-in page @phone', async ({
  page,
}) => {
  for (const position of [0, 1, 2]) {
    await page.goto('/')
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: /^Register/ })
      .nth(position)
      .click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
