import { expectAccessible } from './support/accessibility.ts'
import { dialog, openDialog, snippet } from './support/profile-dialogs.ts'
import { expect, test } from './support/test.ts'

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

test('WGT-7 Copy badge puts a PNG on the clipboard and says so for 3 s @phone @landscape', async ({
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

test('WGT-7 A11Y-1 by keyboard to the live badge: its preview is the real one, and its code is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'Share badge')
  await dialog(page).getByRole('radio', { name: 'Dark' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: 'Green' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: 'Picture' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: 'Live badge' })).toBeChecked()
  const preview = dialog(page).locator('supplier-badge')
  // On a phone it is further down, and loads no sooner than it is seen.
  await preview.scrollIntoViewIfNeeded()
  await expect(preview.getByText('Verified credentials: 4')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Tab')
  await expect(snippet(page)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Copy snippet' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Snippet copied' })).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toBe(await snippet(page).inputValue())
  expect(code).toMatch(/^<script type="module" .*><supplier-badge .*variant="green".*<a .*<img /)
})

test('WGT-7 badges that cannot be loaded say so, the code stays, and trying again brings them', async ({
  page,
  faults,
}) => {
  faults.expect('ERR_CONNECTION_REFUSED')
  await page.route('**/api/badge/**', (route) => route.abort('connectionrefused'))
  await openDialog(page, 'Share badge')
  await expect(dialog(page).getByText('The badges could not be loaded')).toBeVisible()
  await expect(dialog(page).getByText('No preview')).toHaveCount(3)
  await expect(dialog(page).locator('img')).toHaveCount(0)
  await dialog(page).getByRole('radio', { name: 'Blue' }).check()
  await expect(snippet(page)).toHaveValue(/\/api\/badge\/blue/)
  await expectAccessible(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Copy badge' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The badge could not be loaded.')

  await page.unroute('**/api/badge/**')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).locator('img')).toHaveCount(3)
  await expect(dialog(page).getByText('The badges could not be loaded')).toBeHidden()
})

test('WGT-7 the snippet is copied as it is shown, with the logo of the brand @phone', async ({
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
