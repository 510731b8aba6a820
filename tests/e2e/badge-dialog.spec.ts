import { dialog, openDialog, snippet } from './support/profile-dialogs.ts'
import { expect, test } from './support/test.ts'

test('WGT-7 WGT-8 the badge is copied, and the snippet is an anchor around an image that the server draws', async ({
  page,
  server,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page, 'Share badge')
  await dialog(page).getByRole('button', { name: 'Copy badge' }).click()
  await expect(dialog(page).getByRole('button', { name: '✅ Badge was copied!' })).toBeVisible()
  const codes: string[] = []
  for (const style of ['Dark', 'Green', 'Blue']) {
    await dialog(page).getByRole('radio', { name: style }).check()
    await expect(snippet(page)).toHaveValue(new RegExp(`/api/badge/${style.toLowerCase()}\\b`))
    codes.push(await snippet(page).inputValue())
  }
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.setContent(codes.map((code) => `<p>${code}</p>`).join(''))
  for (const paragraph of await visitor.getByRole('paragraph').all()) {
    await expect(paragraph.getByRole('link')).toHaveAttribute(
      'href',
      `${server.url}/organization/northwind-packaging`,
    )
    const image = paragraph.getByRole('link').getByRole('img', {
      name: 'Northwind Packaging: sustainability profile',
    })
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
    await expect(image).toHaveJSProperty('complete', true)
  }
  expect(await visitor.getByRole('img').count()).toBe(3)
  await context.close()
})
