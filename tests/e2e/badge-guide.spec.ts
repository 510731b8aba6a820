import type { Page } from 'playwright/test'
import { holdApplication } from './support/live.ts'
import { shown, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'
import { translatePages } from './support/translator.ts'

const liveCode = (page: Page) =>
  page.locator('#html').getByRole('group', { name: 'Live badge', exact: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('WGT-7 the page is there whole: choose by a form, read the code', async ({ page }) => {
    await page.goto('/badge')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The badge, on your website')
    await expect(liveCode(page)).toContainText('slug="your-profile"')
    for (const id of ['shopify', 'email', 'releases'])
      await expect(page.locator(`#${id}`)).toBeVisible()
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByLabel('Language of the live badge').selectOption('de')
    await page.getByLabel('Your profile').fill('northwind-packaging')
    await page.getByRole('button', { name: 'Show my badge' }).click()
    await expect(page).toHaveURL(/\/badge\?organisation=northwind-packaging&style=green&lang=de$/)
    await expect(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
    await expect(liveCode(page)).toContainText('slug="northwind-packaging" variant="green"')
    await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked()
  })
})

test('WGT-7 one recipe at a time, before the page is live too; on paper all of them', async ({
  page,
}) => {
  const goLive = await holdApplication(page)
  await page.goto('/badge')
  const vue = page.locator('#vue')
  await expect(liveCode(page)).toBeVisible()
  await expect(vue).toBeHidden()
  await page.getByRole('link', { name: 'Vue' }).click()
  await expect(vue).toBeVisible()
  await expect(liveCode(page)).toBeHidden()
  goLive()
  await expect(page.getByRole('tab', { name: 'Vue' })).toHaveAttribute('aria-selected', 'true')
  await expect(vue).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const id of ['html', 'vue', 'email', 'privacy'])
    await expect(page.locator(`#${id}`)).toBeVisible()
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

test('KEEP-4 Enter that ends a composition does not submit a form, on a page that is not yet live either', async ({
  page,
}) => {
  const goLive = await holdApplication(page)
  await page.goto('/badge')
  const devTools = await page.context().newCDPSession(page)
  const enter = { type: 'keyDown', key: 'Enter', code: 'Enter', text: '\r' } as const
  // As WebKit tells of the key, after the composition has ended.
  const endComposition = () =>
    devTools.send('Input.dispatchKeyEvent', { ...enter, windowsVirtualKeyCode: 229 })
  await page.getByLabel('Your profile').fill('northwind-packaging')
  await endComposition()
  goLive()
  await page.getByRole('radio', { name: 'Green' }).check()
  await expect(page).toHaveURL(/\/badge\?style=green$/)
  await page.getByLabel('Your profile').focus()
  await endComposition()
  await expect(page).toHaveURL(/\/badge\?style=green$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/organisation=northwind-packaging/)
})

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
