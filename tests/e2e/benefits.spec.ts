import type { Offer } from '#src/contract/offer.ts'
import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const northwind = '/organisation?organisation=northwind-packaging&section=benefits'
const offers = '**/offers'
const articles = (page: Page): Locator => page.getByRole('article')
const offer = (page: Page, title: string): Locator => page.getByRole('article', { name: title })
const said = (page: Page): Locator => page.getByTestId('status-region')
const fifo = 'Your oldest invoices paid first'

const openBenefits = (page: Page): Promise<void> => openAs(page, demoAccount, northwind)

test('BEN-1 shows every field of every offer @phone', async ({ page, request }) => {
  await openBenefits(page)
  const all = (await (await request.get('/offers')).json()) as Offer[]
  expect(all).toHaveLength(5)
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(
    all.map(({ title }) => title),
  )
  for (const one of all) {
    const shown = offer(page, one.title)
    const isCoupon = one.category === 'cupon'
    for (const field of [
      'offerLabel',
      'description',
      'tag',
      'discountCode',
      'callToAction',
    ] as const)
      await expect(shown, field).toContainText(one[field])
    const supports = shown.getByRole('list', { name: 'Supports' }).getByRole('listitem')
    await expect(supports).toHaveCount(one.iconCategories.length)
    for (const category of one.iconCategories)
      await expect(supports.filter({ hasText: category }).locator('svg')).toBeVisible()
    const reduction = one.offerPercentage === null ? [] : [`${one.offerPercentage}% off`]
    await expect(shown.getByText(/^\d+% off$/)).toHaveText(reduction)
    await expect(shown.getByRole('button', { name: 'Copy code' })).toHaveCount(isCoupon ? 1 : 0)
    const link = shown.getByRole('link')
    if (isCoupon || one.isFifo) await expect(link).toHaveCount(0)
    else await expect(link).toHaveAttribute('href', one.callToActionLink)
  }
  await expectAccessible(page)
})

test('BEN-1 filters by any of the chosen categories, and says how many are left @phone', async ({
  page,
}) => {
  await openBenefits(page)
  await expect(articles(page)).toHaveCount(5)
  const choices = page.getByRole('group', { name: 'Show offers for' }).getByRole('button')
  await expect(choices).toHaveText([
    'Environment',
    'Ethical',
    'Community',
    'Social',
    'Diversity',
    'Governance',
  ])
  const choose = (name: string) => choices.filter({ hasText: name })
  await choose('Diversity').click()
  await expect(choose('Diversity')).toHaveAttribute('aria-pressed', 'true')
  await expect(choose('Social')).toHaveAttribute('aria-pressed', 'false')
  await expect(articles(page)).toHaveCount(1)
  await expect(said(page)).toHaveText('1 of 5 offers')

  await choose('Environment').focus()
  await page.keyboard.press('Space')
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText([
    'Carbon accounts from your invoices',
    'Switch to renewable electricity',
    'Inclusive hiring in one afternoon',
  ])
  await expect(said(page)).toHaveText('3 of 5 offers')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(articles(page)).toHaveCount(5)
  await expect(said(page)).toHaveText('5 offers')
  await expect(choose('Environment')).toBeFocused()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('BEN-1 a filter that leaves no offer says so and can be taken back', async ({ page }) => {
  await page.route(offers, async (route) => {
    const all = (await (await route.fetch()).json()) as { isFifo: boolean }[]
    await route.fulfill({ json: all.filter(({ isFifo }) => isFifo) })
  })
  await openBenefits(page)
  await expect(page.getByText('1 offer', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ethical' }).click()
  await expect(page.getByText('No offer for that yet')).toBeVisible()
  await expect(said(page)).toHaveText('0 of 1 offers')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(offer(page, fifo)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Environment' })).toBeFocused()
})

test('BEN-1 a discount code is copied, said for 5 s and told to analytics', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const events = await recordEvents(page)
  await openBenefits(page)
  const title = 'Carbon accounts from your invoices'
  const code = page.getByRole('group', { name: 'Discount code of Ledgerleaf' })
  await expect(code).toContainText('LEAF-30-CREDENCE')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await code.getByRole('button', { name: 'Copy code' }).click()
  const copied = code.getByRole('button', { name: 'Code copied' })
  await expect(copied).toBeVisible()
  await expect(said(page)).toHaveText('Code copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LEAF-30-CREDENCE')
  await page.clock.runFor(4_999)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copied).toBeHidden()
  await expect.poll(events).toContainEqual({
    event: 'discount_code_copied',
    props: { offerId: 'ledgerleaf-carbon-accounting', title },
    category: 'General',
  })
})

test('BEN-1 a call to action opens the partner in a tab that knows nothing of this one', async ({
  page,
  faults,
}) => {
  faults.expect('request to a foreign host https://brightwire.example/')
  await page
    .context()
    .route('https://brightwire.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
    )
  const events = await recordEvents(page)
  await openBenefits(page)
  const asked = page.context().waitForEvent('request', (one) => one.url().includes('brightwire'))
  const opened = page.waitForEvent('popup')
  const title = 'Switch to renewable electricity'
  await offer(page, title)
    .getByRole('link', { name: 'Compare tariffs (opens in a new tab)' })
    .click()
  const tab = await opened
  await expect(tab).toHaveURL('https://brightwire.example/business')
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
  expect((await asked).headers()['referer']).toBeUndefined()
  await expect(page).toHaveURL(northwind)
  await expect.poll(events).toContainEqual({
    event: 'offer_clicked',
    props: { offerId: 'brightwire-renewable-power', title },
    category: 'General',
  })
})

test('BEN-1 BEN-2 no other scheme than http and https ever becomes a link', async ({ page }) => {
  await page.route(offers, async (route) => {
    const all = (await (await route.fetch()).json()) as object[]
    const callToActionLink = 'javascript:alert(document.domain)'
    await route.fulfill({ json: all.map((one) => ({ ...one, callToActionLink })) })
  })
  await page.route('**/benefits/fifo', (route) =>
    route.fulfill({
      json: {
        data: { claimed: true, fifoRef: 'AAAA', redirectUrl: 'data:text/html,x', phoneNumber: '' },
      },
    }),
  )
  await openBenefits(page)
  await expect(articles(page)).toHaveCount(5)
  await expect(articles(page).getByRole('link')).toHaveCount(0)
  await expect(page.getByText('This offer cannot be taken up at the moment.')).toHaveCount(2)
  await page.getByRole('button', { name: 'See your claim' }).click()
  const dialog = page.getByRole('dialog', { name: fifo })
  await expect(dialog).toContainText('AAAA')
  await expect(dialog.getByRole('link')).toHaveCount(0)
})

for (const [how, fault] of [
  ['500', '500'],
  ['abort', 'ERR_FAILED'],
] as const) {
  test(`BEN-3 offers that fail (${how}) are logged and the list says so`, async ({
    page,
    faults,
  }) => {
    faults.expect(fault)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(offers, (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: 500, body: '' }),
    )
    await openBenefits(page)
    await expect(page.getByRole('alert')).toContainText('Offers could not be loaded')
    await expect(articles(page)).toHaveCount(0)
    expect(logged.some((text) => text.startsWith('Could not load offers.'))).toBe(true)
    await expectAccessible(page)
    await page.unroute(offers)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(articles(page)).toHaveCount(5)
  })
}

test('BEN-3 a brand without offers has an empty list that says so', async ({ page }) => {
  await page.route(offers, (route) => route.fulfill({ json: [] }))
  await openBenefits(page)
  await expect(page.getByText('No offers at the moment')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Show offers for' })).toHaveCount(0)
})

test('BEN-1 MOB-1 the catalogue fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await openBenefits(page)
  await expect(articles(page)).toHaveCount(5)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await page.getByRole('button', { name: 'Ethical' }).click()
  await expect(articles(page)).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('BEN-1 MOB-1 waiting for the catalogue fits the narrowest phone too', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await page.route(offers, () => {})
  await openBenefits(page)
  await expect(page.getByText('Loading offers')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
