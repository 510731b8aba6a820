import type { Page } from 'playwright/test'
import { documentFramePath } from '#src/lib/document-messages.ts'
import { blackPng } from '../fixtures/picture-bombs.ts'
import { certificate, encryptedDocument, faxedScan, partlyBroken } from '../fixtures/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { frameOf, inFrame, isShown, showFile } from './support/document-frame.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('OPR-2 A11Y-1 shows a PDF beside what the page has, with words that can be selected', async ({
  page,
}) => {
  await showFile(page, 'certificate.pdf', certificate(3))
  await isShown(page, 'certificate.pdf')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  const words = inFrame(page).getByText('Certificate EMS-771204 / 1')
  await words.selectText()
  const frame = await frameOf(page)
  expect(await frame.evaluate(() => getSelection()?.toString())).toBe('Certificate EMS-771204 / 1')
  await expectAccessible(page, 'article:has(iframe)')
})

test('OPR-2 zooms, fits, turns and tells the page by the buttons and by keys', async ({ page }) => {
  await showFile(page, 'certificate.pdf', certificate(3))
  await isShown(page, 'certificate.pdf')
  const first = inFrame(page).getByRole('region', { name: 'Page 1', exact: true })
  const width = async () => (await first.boundingBox())?.width ?? 0
  const fitted = await width()
  await tool(page, 'Zoom in').click()
  await expect.poll(width).toBeCloseTo(fitted * 1.25, 0)
  await expect(tool(page, 'Fit the width')).toHaveAttribute('aria-pressed', 'false')
  await inFrame(page).getByRole('main').focus()
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(fitted, 0)
  await expect(tool(page, 'Fit the width')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('-')
  await expect.poll(width).toBeCloseTo(fitted / 1.25, 0)
  await tool(page, 'Fit the whole page').click()
  const size = await first.boundingBox()
  await tool(page, 'Turn right').click()
  await expect
    .poll(async () => {
      const turned = await first.boundingBox()
      return (turned?.width ?? 0) > (turned?.height ?? 0)
    })
    .toBe(true)
  expect(size?.height).toBeGreaterThan(size?.width ?? 0)
  await inFrame(page).getByRole('main').focus()
  await page.keyboard.press('End')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
})

test('OPR-2 keys of the page work although the focus is in the frame, and none of the frame’s', async ({
  page,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  await inFrame(page).getByRole('main').focus()
  for (const key of ['j', '?', 'Escape']) {
    await page.keyboard.press(key)
    await expect(page.locator('kbd')).toHaveText(key)
  }
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+a')
  await expect(page.locator('kbd')).toHaveText('Escape')
})

test('OPR-2 a document that has taken its frame over presses no key of the page as long as the focus is elsewhere', async ({
  page,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  const frame = await frameOf(page)
  const press = (pressed: string) =>
    frame.evaluate((key) => void dispatchEvent(new KeyboardEvent('keydown', { key })), pressed)
  const zoom = page.getByRole('group', { name: 'Show the document' }).getByText('%')
  const before = await zoom.textContent()
  await press('u')
  // What the frame says is heard in order.
  await press('+')
  await expect(zoom).not.toHaveText(before ?? '')
  await expect(page.locator('kbd')).toHaveCount(0)
  await inFrame(page).getByRole('main').focus()
  await press('u')
  await expect(page.locator('kbd')).toHaveText('u')
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>parent.document.title="owned"</script></svg>'
const refused: readonly [what: string, name: string, bytes: Buffer, reason: RegExp][] = [
  ['a page', 'page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), /damaged/],
  ['a drawing with a script', 'drawing.pdf', Buffer.from(svg), /damaged/],
  ['a page behind the mark of a PDF', 'both.pdf', Buffer.from(`%PDF-1.7\n${svg}`), /damaged/],
  ['a document with a password', 'secret.pdf', encryptedDocument(), /protected with a password/],
  [
    'a broken JPEG',
    'photo.jpg',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff]),
    /damaged/,
  ],
  ['a PNG that ends early', 'scan.png', blackPng(512).subarray(0, 70), /damaged/],
  ['a PNG of ten thousand megapixels', 'bomb.png', blackPng(100_000), /more memory/],
]

for (const [what, name, bytes, reason] of refused) {
  test(`OPR-2 A11Y-1 ${what} is refused in words, and can be downloaded`, async ({ page }) => {
    await showFile(page, name, bytes)
    const refusal = page.getByRole('status').filter({ hasText: `${name} cannot be shown here` })
    await expect(refusal).toContainText(reason)
    await expect(page.locator(`iframe[src="${documentFramePath}"]`)).toHaveCount(0)
    const download = page.waitForEvent('download')
    await refusal.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe(name)
    await refusal.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal).toContainText(reason)
  })
}

test('OPR-2 shows a picture of 40 megapixels on a canvas that phones can have', async ({
  page,
}) => {
  await showFile(page, 'scan.png', blackPng(6400))
  await isShown(page, 'scan.png')
  const canvas = inFrame(page).locator('canvas')
  const area = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => width * height)
  expect(area).toBeGreaterThan(4_000_000)
  expect(area).toBeLessThanOrEqual(2 ** 24)
})

test('OPR-2 shows the first 200 pages of a long document, and says so', async ({ page }) => {
  await showFile(page, 'report.pdf', certificate(201))
  await isShown(page, 'report.pdf')
  await expect(page.getByText('The first 200 pages are shown, of 201.')).toBeVisible()
  await inFrame(page).getByRole('main').focus()
  await page.keyboard.press('End')
  await expect(inFrame(page).getByText('Certificate EMS-771204 / 200')).toBeAttached()
})

test('OPR-2 draws a scan with a decoder that the portal hands over', async ({ page }) => {
  const decoder = page.waitForResponse((answer) => answer.url().endsWith('/data/jbig2.wasm'))
  await showFile(page, 'fax.pdf', faxedScan())
  await isShown(page, 'fax.pdf')
  expect((await decoder).status()).toBe(200)
  const middle = await inFrame(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(1, 1).getContext('2d')
      copy?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])]
    })
  expect(middle).toEqual([0, 0, 0, 255])
  await expect(page.getByText('Not all of this document can be shown')).toHaveCount(0)
})

test('OPR-2 says so where a part of a document cannot be drawn', async ({ page }) => {
  await showFile(page, 'half.pdf', partlyBroken())
  await isShown(page, 'half.pdf')
  await expect(page.getByText('Not all of this document can be shown')).toBeVisible()
  await expect(inFrame(page).getByText('Certificate', { exact: true })).toBeAttached()
})

test('OPR-2 shows a photo the right way up, as its camera noted', async ({ page }) => {
  const plain = await page.evaluate(async () => {
    const context = new OffscreenCanvas(40, 20).getContext('2d')
    context?.fillRect(0, 0, 20, 20)
    const blob = await context?.canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]
  })
  // EXIF with nothing but an orientation: to be turned by a quarter, clockwise.
  const exif = '457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000'
  const note = Buffer.from(exif.replaceAll(' ', ''), 'hex')
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note])
  const photo = Buffer.concat([
    Buffer.from(plain.slice(0, 2)),
    segment,
    Buffer.from(plain.slice(2)),
  ])
  await showFile(page, 'photo.jpg', photo)
  await isShown(page, 'photo.jpg')
  const canvas = inFrame(page).locator('canvas')
  const size = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => [width, height])
  expect(size).toEqual([20, 40])
})

test('OPR-2 MOB-1 @phone the frame and its buttons fit a phone', async ({ page }) => {
  await showFile(page, 'certificate.pdf', certificate(3))
  await isShown(page, 'certificate.pdf')
  await expectNoSidewaysScroll(page)
  for (const button of await page
    .getByRole('group', { name: 'Show the document' })
    .getByRole('button')
    .all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
