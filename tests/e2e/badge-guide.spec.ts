import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { dialog, openDialog } from './support/profile-dialogs.ts'
import { shown, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'
import { translatePages } from './support/translator.ts'

const field = (page: Page) => page.getByLabel('Your profile')
const liveCode = (page: Page) =>
  page.locator('#html').getByRole('group', { name: 'Live badge', exact: true })

async function showBadge(page: Page, asked: string): Promise<void> {
  await field(page).fill(asked)
  await page.getByRole('button', { name: 'Show my badge' }).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('WGT-7 the page is there whole: choose by a form, read the code', async ({ page }) => {
    await page.goto('/badge')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The badge, on your website')
    await expect(liveCode(page)).toContainText('slug="your-profile"')
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByLabel('Language of the live badge').selectOption('de')
    await showBadge(page, 'northwind-packaging')
    await expect(page).toHaveURL(/\/badge\?organisation=northwind-packaging&style=green&lang=de$/)
    await expect(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
    await expect(liveCode(page)).toContainText('slug="northwind-packaging" variant="green"')
    await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked()
  })
})

test('WGT-7 shows the real badge while one chooses, and the code follows', async ({
  page,
  server,
}) => {
  await page.goto('/badge')
  // Until then the form opens a new document, and takes what is chosen meanwhile with the old one.
  await pageIsLive(page)
  await showBadge(page, `${server.url}/organization/northwind-packaging`)
  const badge = page.locator('supplier-badge')
  await expect(badge.locator('[part=name]')).toHaveText('Northwind Packaging')
  await expect(page.getByTestId('status-region')).toHaveText('Badge of Northwind Packaging')
  await expect(badge).toContainText('Verified credentials: 4')
  await page.getByRole('radio', { name: 'Blue' }).check()
  await expect(badge).toHaveAttribute('variant', 'blue')
  await page.getByLabel('Language of the live badge').selectOption({ label: 'Deutsch' })
  await expect(badge).toContainText('Geprüfte Nachweise: 4')
  await expect(liveCode(page)).toContainText('variant="blue"')
  await expect(liveCode(page)).toContainText('lang="de"')
  await page.getByLabel('Language of the live badge').selectOption({ label: 'That of your page' })
  await expect(liveCode(page)).not.toContainText('lang=')
  for (const picture of await page.getByRole('img', { name: 'The badge' }).all()) {
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
  }
})

for (const isTranslated of [false, true]) {
  const of = isTranslated ? 'a translated page' : 'a page'
  test(`WGT-7 what is chosen on ${of} that is not yet live stays chosen`, async ({
    page,
    context,
  }) => {
    if (isTranslated) await translatePages(context, 'before')
    const goLive = await holdApplication(page)
    await page.goto('/badge')
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByLabel('Language of the live badge').selectOption('de')
    goLive()
    await expect(page).toHaveURL(/\/badge\?style=green&lang=de$/)
    await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked()
    await expect(page.getByLabel('Language of the live badge')).toHaveValue('de')
    await expect(liveCode(page)).toContainText('variant="green"')
  })
}

test('WGT-7 what is chosen shows at once, however long the rest takes', async ({ page }) => {
  await page.goto('/badge')
  await pageIsLive(page)
  const kept = await page.getByRole('radio', { name: 'Green' }).evaluate((radio) => {
    ;(radio as HTMLInputElement).click()
    return (radio as HTMLInputElement).checked
  })
  expect(kept).toBe(true)
  await expect(page).toHaveURL(/style=green/)
})

test('WGT-7 the copied code shows the badge on another website', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/badge?organisation=northwind-packaging')
  const recipe = page.locator('#wordpress')
  await recipe.getByRole('button', { name: 'Copy code' }).first().click()
  await expect(recipe.getByText('Copied').first()).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const site = await browser.newPage()
  await site.setContent(code)
  await expect(
    site.getByRole('link', { name: /Northwind Packaging Verified credentials: 4$/ }),
  ).toBeVisible()
  await site.close()
})

test('WGT-7 WGT-8 the signature is copied as a picture with its link', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/badge?organisation=northwind-packaging&style=green')
  await page.locator('#email').getByRole('button', { name: 'Copy badge' }).click()
  await expect(page.locator('#email').getByText('Copied').first()).toBeVisible()
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  const source = /src="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(source).searchParams.get('organisation')).toBe('northwind-packaging')
  const picture = await request.get(source)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(html).toMatch(/<a href="[^"]+\/organization\/northwind-packaging">/)
})

for (const [asked, problem] of [
  ['Northwind Packaging', 'This is not the address of a profile'],
  ['nobody-at-all', 'There is no profile called ‘nobody-at-all’'],
  ['bare-bones-trading', 'Complete your profile to unlock it'],
] as const) {
  test(`WGT-7 '${asked}' leads to no badge: the field says why and keeps it`, async ({
    page,
    faults,
  }) => {
    faults.expect(/404 .*detail\/nobody-at-all/)
    await page.goto('/badge')
    await pageIsLive(page)
    await showBadge(page, asked)
    await expect(page.getByTestId('status-region')).toContainText(problem)
    await expect(page.getByRole('main').getByText(problem)).toBeVisible()
    await expect(field(page)).toHaveValue(asked)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('heading', { name: 'Sample badge' })).toBeVisible()
    await expect(liveCode(page)).toContainText('slug="your-profile"')
  })
}

test('WGT-4 the page names the sources that a content security policy needs; they are enough under the strictest one, Trusted Types and all', async ({
  page,
  site,
}) => {
  await page.goto('/badge?organisation=northwind-packaging')
  const policy = await page.locator('#policy').getByRole('group').innerText()
  const code = await liveCode(page).innerText()
  site.publish(code, {
    'content-security-policy': `default-src 'none'; ${policy.replaceAll('\n', ' ')} require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`,
    'cross-origin-embedder-policy': 'require-corp',
  })
  await page.goto(site.url)
  // A violation fails the test by itself; that the sheet came through shows in what it does.
  await expect(shown(page)).toHaveCSS('border-radius', '4% / 17%')
})

test('WGT-7 the badge dialog leads to the recipes, for the same badge', async ({ page }) => {
  await openDialog(page, 'Share badge')
  await dialog(page).getByRole('radio', { name: 'Green' }).check()
  const link = dialog(page).getByRole('link', { name: /step by step/ })
  const opened = page.waitForEvent('popup')
  await link.click()
  const guide = await opened
  await expect(guide).toHaveURL(/\/badge\?organisation=northwind-packaging&style=green$/)
  await expect(guide.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
})

for (const host of ['localhost', 'verdant.localhost', 'harbour.localhost']) {
  test.describe(host, () => {
    test.use({ host })

    test('A11Y-1 WGT-7 the page is accessible, and fits a narrow phone', async ({ page }) => {
      await page.goto('/badge?organisation=northwind-packaging')
      await expect(page.locator('supplier-badge [part=name]')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize(narrowPhone)
      await expectNoSidewaysScroll(page)
      await expectLargeTargets(page)
    })
  })
}
