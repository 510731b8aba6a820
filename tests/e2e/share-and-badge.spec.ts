import type { Page } from 'playwright/test'
import { demoAccount, signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const northwind = '/organisation?organisation=northwind-packaging'
const dialog = (page: Page) => page.getByRole('dialog')
const snippet = (page: Page) => dialog(page).getByLabel('Code for your website')

async function openDialog(page: Page, button: 'View profile' | 'Share badge'): Promise<void> {
  await signIn(page, demoAccount, northwind)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

test('SHR-1 shows the link, copies it, and opens the profile', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'View profile')
  const link = `${server.url}/organization/northwind-packaging`
  await expect(dialog(page).getByRole('textbox', { name: 'Link to your profile' })).toHaveValue(
    link,
  )
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(dialog(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  await dialog(page).getByRole('link', { name: 'View profile' }).click()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Packaging' })).toBeVisible()
})

test('SHR-1 A11Y-3 says for 500 ms that the link was copied, and longer to those who listen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'View profile')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  const copied = dialog(page).getByRole('button', { name: 'Link copied' })
  await expect(copied).toBeVisible()
  await page.clock.runFor(499)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copied).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
})

test('SHR-1 a browser that refuses the clipboard says what to do', async ({ page }) => {
  await openDialog(page, 'View profile')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Select the text and copy it by hand.')).toBeVisible()
})

test('SHR-1 passes the link to the share sheet where the device has one', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => Object.assign(window, { what }) })
  })
  await openDialog(page, 'View profile')
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => (window as { what?: unknown }).what))
    .toEqual({
      title: 'Sustainability profile of Northwind Packaging',
      url: `${server.url}/organization/northwind-packaging`,
    })
})

test('WGT-7 WGT-8 the snippet is an anchor around an image that the server draws', async ({
  page,
  server,
  browser,
}) => {
  await openDialog(page, 'Share badge')
  for (const style of ['Dark', 'Green', 'Blue']) {
    await dialog(page).getByRole('radio', { name: style }).check()
    await expect(snippet(page)).toHaveValue(new RegExp(`/api/badge/${style.toLowerCase()}\\b`))
    const code = await snippet(page).inputValue()
    const context = await browser.newContext()
    const visitor = await context.newPage()
    await visitor.setContent(code)
    await expect(visitor.getByRole('link')).toHaveAttribute(
      'href',
      `${server.url}/organization/northwind-packaging`,
    )
    const image = visitor.getByRole('img', {
      name: 'Northwind Packaging: verified sustainability profile',
    })
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
    await expect(image).toHaveJSProperty('complete', true)
    await context.close()
  }
})

test('WGT-8 each style answers as SVG and as PNG, and as three different pictures', async ({
  request,
}) => {
  const pictures = new Set<string>()
  for (const style of ['dark', 'green', 'blue']) {
    const png = await request.get(`/api/badge/${style}.png`)
    expect(png.headers()['content-type']).toBe('image/png')
    expect((await png.body()).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    const svg = await request.get(`/api/badge/${style}`)
    expect(svg.headers()['content-type']).toMatch(/^image\/svg\+xml/)
    expect(await svg.text()).toMatch(/^<svg[\s>](?![\s\S]*<script)/)
    pictures.add(await svg.text())
  }
  expect(pictures.size).toBe(3)
})

test('WGT-7 Copy badge puts a PNG on the clipboard and says so for 3 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'Share badge')
  await dialog(page).getByRole('button', { name: 'Copy badge' }).click()
  const copied = dialog(page).getByRole('button', { name: '✅ Badge was copied!' })
  await expect(copied).toBeVisible()
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const bitmap = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
    return { width: bitmap.width, height: bitmap.height }
  })
  expect(size).toEqual({ width: 1280, height: 288 })
  await expect(dialog(page).getByRole('button', { name: 'Copy badge' })).toBeVisible()
})

test('WGT-7 a badge that cannot be copied says so and can be opened instead', async ({ page }) => {
  await openDialog(page, 'Share badge')
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await dialog(page).getByRole('button', { name: 'Copy badge' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('did not allow copying the badge')
  await expect(dialog(page).getByRole('link', { name: 'Open the badge' })).toHaveAttribute(
    'href',
    /\/api\/badge\/dark/,
  )
})

test('WGT-7 the snippet is copied as it is shown, with the logo of the brand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'Share badge')
  await dialog(page).getByRole('button', { name: 'Copy snippet' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Snippet copied' })).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toBe(await snippet(page).inputValue())
  expect(code).toContain('customImageUrl=')
})
