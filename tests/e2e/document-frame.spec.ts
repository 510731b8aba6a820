import type { Page } from 'playwright/test'
import { documentFramePath } from '#src/lib/document-messages.ts'
import { blackPng } from '../fixtures/picture-bombs.ts'
import {
  certificate,
  documentBombs,
  encryptedDocument,
  hostileDocuments,
} from '../fixtures/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { frameOf, inFrame, isShown, showFile } from './support/document-frame.ts'
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

test('OPR-2 the frame has an origin of its own, and reaches neither the page nor what it stores', async ({
  page,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  const frame = await frameOf(page)
  const reached = await frame.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      document: () => parent.document.title,
      location: () => String(parent.location.href),
      element: () => window.frameElement?.tagName.length ?? Promise.reject(new Error('none')),
      cookies: () => document.cookie,
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      databases: () => indexedDB.databases(),
      caches: () => caches.keys(),
    }
    const found: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        found.push(name)
      } catch {
        // As it should be.
      }
    }
    return { found, origin: window.origin }
  })
  expect(reached).toEqual({ found: [], origin: 'null' })
})

test('OPR-2 the address of the frame has no origin either when somebody opens it by itself', async ({
  page,
}) => {
  await page.goto(documentFramePath)
  expect(await page.evaluate(() => window.origin)).toBe('null')
})

test('OPR-2 the frame can ask nobody anything, load nothing, run no text and open nothing', async ({
  page,
  context,
  faults,
  violations,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  const frame = await frameOf(page)
  const answered: string[] = []
  context.on('response', (response) => answered.push(response.url()))
  const before = page.url()
  const got = await frame.evaluate(async () => {
    const address: string = 'data:text/javascript,export {}'
    const add = (tag: string, more: object) =>
      document.body.append(Object.assign(document.createElement(tag), more))
    add('img', { src: '/favicon.ico' })
    add('iframe', { src: '/robots.txt' })
    add('link', { rel: 'stylesheet', href: '/brand.css' })
    const form = Object.assign(document.createElement('form'), { action: '/robots.txt' })
    document.body.append(form)
    form.submit()
    const settled = await Promise.allSettled([
      fetch('/api/env'),
      fetch('http://localhost/'),
      new Promise((resolve, reject) => {
        const socket = new WebSocket('ws://localhost:1/')
        Object.assign(socket, { onopen: resolve, onerror: reject })
      }),
      // Later, since what a test runs itself may do what the policy forbids.
      new Promise((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(new Function('return 1')())
          } catch (error) {
            reject(error)
          }
        })
      }),
      import(/* @vite-ignore */ address),
      (async () => top?.location.assign('/robots.txt') ?? Promise.reject(new Error('none')))(),
    ])
    return {
      statuses: settled.map(({ status }) => status),
      beacon: navigator.sendBeacon('/api/env', 'x'),
      opened: window.open('/robots.txt'),
    }
  })
  expect(got.statuses).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  expect(got.opened).toBeNull()
  for (const directive of ['connect-src', 'img-src', 'frame-src', 'style-src']) {
    await expect.poll(() => violations.join('\n')).toMatch(new RegExp(directive))
  }
  expect(answered).toEqual([])
  expect(page.url()).toBe(before)
  // What the policy has refused was what this test is about.
  violations.splice(0)
  faults.forget()
})

test('OPR-2 nothing that a hostile document asks for happens', async ({ page, context }) => {
  const asked: string[] = []
  const opened: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  context.on('page', (other) => opened.push(other.url()))
  page.on('dialog', () => opened.push('dialog'))
  page.on('download', () => opened.push('download'))
  for (const [what, bytes] of Object.entries(hostileDocuments)) {
    await test.step(`one ${what}`, async () => {
      await showFile(page, 'hostile.pdf', bytes)
      await isShown(page, 'hostile.pdf')
      const title = await page.title()
      asked.length = 0
      await inFrame(page).getByRole('region', { name: 'Page 1' }).click()
      await expect(inFrame(page).locator('a, button, input, iframe, object, embed')).toHaveCount(0)
      expect(await page.title()).toBe(title)
    })
  }
  expect([...asked, ...opened]).toEqual([])
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
    const refusal = page
      .getByRole('status')
      .filter({ hasText: `${name} cannot be shown here` })
    await expect(refusal).toContainText(reason)
    await expect(page.locator(`iframe[src="${documentFramePath}"]`)).toHaveCount(0)
    const download = page.waitForEvent('download')
    await refusal.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe(name)
    await refusal.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal).toContainText(reason)
  })
}

/** Runs in the page: how long its own timers were kept waiting at most, in milliseconds. */
const watchTimers = () => {
  const watch = { longest: 0, last: performance.now() }
  Object.assign(window, { watch })
  setInterval(() => {
    const now = performance.now()
    watch.longest = Math.max(watch.longest, now - watch.last)
    watch.last = now
  }, 20)
}

for (const [what, { bytes, end }] of Object.entries(documentBombs)) {
  test(`OPR-2 a document ${what} ends in time, and the page goes on meanwhile`, async ({
    page,
  }) => {
    await showFile(page, 'first.pdf', certificate())
    await isShown(page, 'first.pdf')
    await page.evaluate(watchTimers)
    await showFile(page, 'bomb.pdf', bytes)
    const refusal = page.getByRole('status').filter({ hasText: 'bomb.pdf cannot be shown here' })
    await expect(refusal).toContainText(end, { timeout: 50_000 })
    const longest = await page.evaluate(
      () => (window as unknown as { watch: { longest: number } }).watch.longest,
    )
    expect(longest).toBeLessThan(1500)
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
