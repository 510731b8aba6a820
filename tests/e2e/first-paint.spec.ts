import type { Page } from 'playwright/test'
import { brands } from '../fixtures/portal-brands.ts'
import { partAddress, partName } from './support/built-parts.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { fontsAreThere } from './support/layout.ts'
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

/** A phone's line (Lighthouse's mobile profile), so that what comes late can be seen to. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/**
 * Films a page while it opens, until it is live.
 * @returns the colour of its ground in each frame that was painted
 */
async function film(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.goto(path)
  await pageIsLive(page)
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await session.send('Page.stopScreencast')
  return page.evaluate(groundOf, frames)
}

/** Runs in the page: the pixel at the edge, half-way down, where no screen has anything but its ground. */
async function groundOf(pictures: string[]): Promise<string[]> {
  const found: string[] = []
  for (const data of pictures) {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] =
      context?.getImageData(2, Math.round(bitmap.height / 2), 1, 1).data ?? []
    found.push(`rgb(${red}, ${green}, ${blue})`)
  }
  return found
}

for (const path of ['/benefits', '/organization/coolabah-office-supplies']) {
  test(`BRD-4 ${path} is painted with what is in it; another screen brings its own styles alone`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet')
        asked.push(partName(new URL(request.url()).pathname))
    })
    await page.goto(path)
    await pageIsLive(page)
    expect(asked).toEqual([])
    await page.getByRole('banner').getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1, name: 'Good business deserves' })
    await expect(heading).toBeVisible()
    expect(asked).toEqual(['routes'])
  })
}

/**
 * Keeps the typefaces back.
 * @returns lets them come, and resolves once the page has them
 */
async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => {
    gate.resolve()
    await page.waitForLoadState('load')
    await fontsAreThere(page)
  }
}

/** Whether a heading is drawn with a typeface that came over the network. */
async function hasTypeface(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const heading = { nodeId: root.nodeId, selector: 'h1' }
  const { nodeId } = await session.send('DOM.querySelector', heading)
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}

for (const path of ['/', '/get-started', '/benefits', '/organization/coolabah-office-supplies']) {
  test(`MOB-1 ${path} stays where it is when its typefaces come late`, async ({ page }) => {
    await page.setViewportSize(narrowPhone)
    await watchLayoutShift(page)
    const bringTypefaces = await holdTypefaces(page)
    await page.goto(path, { waitUntil: 'commit' })
    await pageIsLive(page)
    await bringTypefaces()
    expect(await layoutShift(page)).toBe(0)
    expect(await hasTypeface(page)).toBe(false)
  })
}

test('BRD-4 typefaces that came late for one screen are there on the next', async ({ page }) => {
  const bringTypefaces = await holdTypefaces(page)
  await page.goto('/benefits', { waitUntil: 'commit' })
  await pageIsLive(page)
  await bringTypefaces()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Good business' })).toBeFocused()
  expect(await hasTypeface(page)).toBe(true)
})

test('MOB-1 a page with a picture that hangs is live after a moment, and at once for whoever presses', async ({
  page,
}) => {
  await page.route('**/hero.svg', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await pageIsLive(page)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.pauseAt(Date.now() + 1000)
  const application = page.waitForRequest(partAddress('application'))
  await page.getByRole('heading', { level: 1 }).click()
  await application
})

for (const { host, name } of brands) {
  test.describe(`on ${host}`, () => {
    test.use({ host })
    for (const path of ['/', '/organization/coolabah-office-supplies']) {
      // A small screen lays out one brand as it does another.
      const onPhones = name === 'Credence' && path === '/' ? ' @phone' : ''

      test(`LND-10 BRD-4 ${name}: ${path} is in the brand's colours from its first paint on, stays so, and does not jump${onPhones}`, async ({
        page,
      }) => {
        await watchLayoutShift(page)
        const painted = await film(page, path)
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const first = painted.indexOf(ground)
        expect(first, `the ground is seen in ${painted.join(' ')}`).toBeGreaterThanOrEqual(0)
        // Before anything is painted a window is white.
        expect(new Set(painted.slice(0, first))).toEqual(
          new Set(first > 0 ? ['rgb(255, 255, 255)'] : []),
        )
        expect(new Set(painted.slice(first))).toEqual(new Set([ground]))
        await page.waitForLoadState('networkidle')
        expect(await layoutShift(page)).toBeLessThan(0.01)
      })
    }
  })
}
