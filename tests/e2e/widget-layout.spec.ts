import type { Frame, Page } from 'playwright/test'
import { badgeName, snippetOf } from '../fixtures/badge-snippet.ts'
import type { OtherSite } from '../fixtures/other-site.ts'
import { freePort } from '../fixtures/free-port.ts'
import { hostStyles } from './support/host-styles.ts'
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { detail, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'

/** What a badge of this slug shows in the end, by what the widget hears when it asks for it. */
const outcomes = {
  'northwind-packaging': 'Sustainability profile Northwind Packaging Verified credentials: 4',
  'nobody-knows-them': badgeName.fallback,
  'shown-no-more': 'Sustainability profile',
  'on-a-broken-line': badgeName.fallback,
  'without-an-answer': badgeName.fallback,
}
const slugs = Object.keys(outcomes)
const inTime = slugs.filter((slug) => slug !== 'without-an-answer')

/** CSS pixels; no host style makes a page with all outcomes larger. */
const frameSize = { width: 640, height: 1500 }

/** Puts one page for each host style side by side, all in sight, so that none reaches its neighbour. */
function sideBySide(pages: Record<string, string>): string {
  const { width, height } = frameSize
  const frames = Object.entries(pages).map(([name, html]) => {
    const srcdoc = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return `<iframe name="${name}" srcdoc="${srcdoc}"></iframe>`
  })
  const css = `body { margin: 0; display: flex; flex-wrap: wrap } iframe { display: none; border: 0; width: ${width}px; height: ${height}px } .parsed iframe { display: block }`
  return `<style>${css}</style>${frames.join('')}`
}

/** The same body in each host style. */
const inEachStyle = (body: string): string =>
  sideBySide(
    Object.fromEntries(
      Object.entries(hostStyles).map(([where, css]) => [where, `<style>${css}</style>${body}`]),
    ),
  )

const badgeOfEachOutcome = (portal: string): string =>
  slugs.map((slug) => `<main>Before ${snippetOf(portal, slug)} after.</main><p>Below.</p>`).join('')

/** Asks each page the same. */
async function inEach<Answer>(
  page: Page,
  ask: (frame: Frame) => Promise<Answer>,
): Promise<Record<string, Answer>> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  return Object.fromEntries(
    await Promise.all(frames.map(async (frame) => [frame.name(), await ask(frame)] as const)),
  )
}

/**
 * Opens a site and shows its pages once each is parsed: a browser may paint a page that it has read by half,
 * and the line of a picture that comes after it is higher then, whatever the badge does.
 */
async function open(page: Page, site: OtherSite, html: string): Promise<void> {
  site.publish(html)
  await page.goto(site.url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument: its }) => its?.URL === 'about:srcdoc' && its.readyState !== 'loading',
    ),
  )
  await page.evaluate(() => document.body.classList.add('parsed'))
}

/** The same answer of each page. */
const each = <Answer>(answer: Answer): Record<string, Answer> =>
  Object.fromEntries(Object.keys(hostStyles).map((where) => [where, answer]))

type Look = { says: string; isSeen: boolean; place: string; below: string }

/** What is seen of each badge of a page, where it is, and where the text below it is. */
function look(frame: Frame): Promise<Record<string, Look>> {
  return frame.evaluate(() => {
    const boxOf = (element: Element | null): string => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return `${x},${y} ${width}×${height}`
    }
    const looks = [...document.querySelectorAll('supplier-badge')].map((badge) => {
      const picture = badge.querySelector('img')
      const drawn = badge.shadowRoot?.querySelector<HTMLElement>('a')
      const parts = [
        drawn?.querySelector('i')?.ariaLabel,
        drawn?.querySelector('b')?.textContent,
        drawn?.querySelector('span')?.lastChild?.textContent,
      ]
      const shown = drawn ?? picture
      return [
        badge.getAttribute('slug') ?? '',
        {
          says: drawn ? parts.filter(Boolean).join(' ') : (picture?.alt ?? ''),
          isSeen: shown?.checkVisibility({ visibilityProperty: true }) ?? false,
          place: boxOf(shown),
          below: boxOf(badge.closest('main')?.nextElementSibling ?? null),
        },
      ] as const
    })
    return Object.fromEntries(looks)
  })
}

/** Slugs of which badges have told a page that they are there, or that there is none. */
const told = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => (window as unknown as { told: string[] }).told.toSorted())

/** Waits until the pictures are there, each of which lies where its badge will. */
async function picturesAreThere(page: Page): Promise<void> {
  const missing = (frame: Frame): Promise<number> =>
    frame.evaluate(
      () => [...document.images].filter(({ naturalWidth }) => naturalWidth !== 320).length,
    )
  await expect.poll(() => inEach(page, missing)).toEqual(each(0))
}

test.beforeEach(async ({ page }) => {
  await watchLayoutShift(page)
  await page.setViewportSize({ width: 5 * frameSize.width, height: 2 * frameSize.height })
  await page.addInitScript(() => {
    const slugs: string[] = []
    Object.assign(window, { told: slugs })
    for (const type of ['badge-load', 'badge-error']) {
      document.addEventListener(type, ({ target }) => {
        slugs.push((target as Element).getAttribute('slug') ?? '')
      })
    }
  })
})

test('WGT-3 nothing moves in a page of any style, however late the script and whatever it hears', async ({
  page,
  server,
  site,
  faults,
}) => {
  faults.expect('status of 4', 'ERR_CONNECTION_RESET', 'ERR_FAILED')
  const script = Promise.withResolvers<void>()
  await page.route('**/widget/badge.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const enough = Promise.withResolvers<void>()
  await page.route(detail, async (route) => {
    const slug = new URL(route.request().url()).pathname.split('/').at(-1)
    if (slug === 'on-a-broken-line') return route.abort('connectionreset')
    if (slug === 'shown-no-more') {
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ status: 410, headers, json: {} })
    }
    if (slug === 'without-an-answer') {
      await enough.promise
      return route.abort()
    }
    return route.continue()
  })
  await open(page, site, inEachStyle(badgeOfEachOutcome(server.url)))
  await picturesAreThere(page)
  const before = await inEach(page, look)
  for (const [where, looks] of Object.entries(before)) {
    const says = Object.values(looks).map((one) => one.says)
    expect(says, where).toEqual(slugs.map(() => badgeName.fallback))
  }

  /** As before, but for what the badges say. */
  const after = Object.fromEntries(
    Object.entries(before).map(([where, looks]) => [
      where,
      Object.fromEntries(
        Object.entries(outcomes).map(([slug, says]) => [
          slug,
          { ...looks[slug], says, isSeen: true },
        ]),
      ),
    ]),
  )
  script.resolve()
  await expect.poll(() => inEach(page, told)).toEqual(each(inTime.toSorted()))
  expect(await inEach(page, look)).toEqual(after)
  expect(await inEach(page, layoutShift)).toEqual(each(0))
  enough.resolve()
  await expect.poll(() => inEach(page, told)).toEqual(each(slugs.toSorted()))
  expect(await inEach(page, look)).toEqual(after)
  expect(await inEach(page, layoutShift)).toEqual(each(0))
})

test('WGT-3 nothing moves in a page of any style while the script is there and no answer comes', async ({
  page,
  server,
  site,
  faults,
}) => {
  faults.expect('status of 404', 'ERR_FAILED')
  const enough = Promise.withResolvers<void>()
  let asked = 0
  await page.route(detail, async (route) => {
    asked += 1
    await enough.promise
    await route.abort()
  })
  await open(page, site, inEachStyle(badgeOfEachOutcome(server.url)))
  await expect.poll(() => asked).toBe(slugs.length * Object.keys(hostStyles).length)
  await picturesAreThere(page)
  const before = await inEach(page, look)
  expect(await inEach(page, layoutShift)).toEqual(each(0))
  enough.resolve()
  await expect.poll(() => inEach(page, told)).toEqual(each(slugs.toSorted()))
  expect(await inEach(page, look)).toEqual(before)
  expect(await inEach(page, layoutShift)).toEqual(each(0))
})

test('WGT-3 the page’s own link and picture keep showing without its script, when nothing moves, and with its words where the whole portal is down', async ({
  page,
  server,
  site,
  faults,
}) => {
  faults.expect('ERR_BLOCKED_BY_CLIENT', 'ERR_CONNECTION_REFUSED')
  await page.route(`${server.url}/widget/badge.js`, (route) => route.abort('blockedbyclient'))
  const portals = {
    'without the script': server.url,
    'without the portal': `http://localhost:${await freePort()}`,
  }
  const pages = Object.entries(portals).map(
    ([where, portal]) => [where, `${snippetOf(portal)}<p>Below.</p>`] as const,
  )
  await open(page, site, sideBySide(Object.fromEntries(pages)))
  for (const where of Object.keys(portals)) {
    const link = page.frameLocator(`[name="${where}"]`).getByRole('link')
    await expect(link, where).toHaveAccessibleName(badgeName.fallback)
    await expect(link.getByRole('img'), where).toHaveJSProperty('complete', true)
    await expect(link, where).toBeVisible()
  }
  const moved = await inEach(page, layoutShift)
  expect(moved['without the script'], 'without the script').toBe(0)
})

test('WGT-3 what moves is noticed, in a page of any style', async ({ page, site }) => {
  await open(page, site, inEachStyle('<p>Pushed down.</p>'))
  await inEach(page, (frame) =>
    frame.evaluate(() => document.body.prepend(document.createElement('hr'))),
  )
  const isNoticed = async (frame: Frame) => (await layoutShift(frame)) > 0
  await expect.poll(() => inEach(page, isNoticed)).toEqual(each(true))
})
