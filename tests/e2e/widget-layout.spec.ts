import type { Locator, Page, Route } from 'playwright/test'
import { freePort } from '../fixtures/free-port.ts'
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { detail, fallback, listen, shown, snippetOf, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'

test.beforeEach(async ({ page }) => watchLayoutShift(page))

test('WGT-3 the page’s own link and picture keep showing, and nothing moves, with an unknown slug', async ({
  page,
  server,
  site,
  faults,
}) => {
  faults.expect('status of 404')
  site.publish(`${snippetOf(server.url, 'nobody-knows-them')}<p>Below.</p>`)
  const asked = page.waitForResponse(detail)
  await page.goto(site.url)
  await (await asked).finished()
  await expect(fallback(page)).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('WGT-3 the page’s own link and picture keep showing, and nothing moves, without its script', async ({
  page,
  site,
  snippet,
  faults,
}) => {
  faults.expect('ERR_BLOCKED_BY_CLIENT')
  await page.route('**/widget/badge.js', (route) => route.abort('blockedbyclient'))
  site.publish(`${snippet}<p>Below.</p>`)
  await page.goto(site.url)
  await expect(fallback(page)).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('WGT-3 the page’s own link keeps showing, with its words, where the whole portal is down', async ({
  page,
  site,
  faults,
}) => {
  faults.expect('ERR_CONNECTION_REFUSED')
  site.publish(snippetOf(`http://localhost:${await freePort()}`))
  await page.goto(site.url)
  await expect(fallback(page).getByRole('img')).toHaveJSProperty('complete', true)
  await expect(fallback(page)).toBeVisible()
})

test('WGT-3 the page’s own link and picture keep showing, and nothing moves, when the portal goes down', async ({
  page,
  site,
  snippet,
  faults,
}) => {
  faults.expect('ERR_CONNECTION_REFUSED')
  await page.route(detail, (route) => route.abort('connectionrefused'))
  site.publish(`${snippet}<p>Below.</p>`)
  const failed = page.waitForEvent('requestfailed')
  await page.goto(site.url)
  await failed
  await expect(fallback(page).getByRole('img')).toHaveJSProperty('naturalWidth', 320)
  expect(await layoutShift(page)).toBe(0)
})

const preflight = 'img { display: block; max-width: 100%; height: auto; vertical-align: middle }'
const paragraph = 'main { max-width: 30em; line-height: 1.6 }'
const hostStyles = {
  'as it is pasted': '',
  'with Tailwind’s base styles': preflight,
  'in a line of a paragraph': paragraph,
  'in a line of a paragraph, with Tailwind’s base styles': preflight + paragraph,
  'in large type': 'body { font-size: 40px; line-height: 1.5 }',
  'without line height': 'body { line-height: 0 }',
  'in a flex row': 'main { display: flex; gap: 1rem; align-items: center }',
  'in a grid': 'main { display: grid; grid-template-columns: 1fr 2fr; justify-items: start }',
  'in a narrow column': 'main { width: 160px } img { max-width: 100%; height: auto }',
  'where links and text are styled':
    'a { font-weight: 700; text-transform: uppercase } span, b { padding: 20px; float: right }',
}
const refusal = { headers: { 'access-control-allow-origin': '*' }, json: {} }

/** What the widget may hear when it asks for the supplier, and the badge that is to be seen then. */
const outcomes: { what: string; answer: (route: Route) => Promise<void>; sees: Badge }[] = [
  { what: 'an answer', answer: (route) => route.continue(), sees: shown },
  {
    what: '404',
    answer: (route) => route.fulfill({ status: 404, ...refusal }),
    sees: fallback,
  },
  {
    what: '410',
    answer: (route) => route.fulfill({ status: 410, ...refusal }),
    sees: (page) => page.getByRole('link', { name: 'Sustainability profile', exact: true }),
  },
  { what: 'a broken line', answer: (route) => route.abort('connectionreset'), sees: fallback },
]
type Badge = (page: Page) => Locator

for (const [where, css] of Object.entries(hostStyles)) {
  test(`WGT-3 nothing moves ${where}, however late the script and whatever it hears`, async ({
    page,
    site,
    snippet,
    faults,
  }) => {
    faults.expect('status of 4', 'ERR_CONNECTION_RESET')
    const told = await listen(page)
    site.publish(`<style>${css}</style><main>Before ${snippet} after.</main><p>Below.</p>`)
    for (const { what, answer, sees } of outcomes) {
      await test.step(what, async () => {
        const script = Promise.withResolvers<void>()
        await page.route('**/widget/badge.js', async (route) => {
          await script.promise
          await route.continue()
        })
        await page.route(detail, answer)
        await page.goto(site.url, { waitUntil: 'commit' })
        const picture = fallback(page).getByRole('img')
        await expect(picture).toHaveJSProperty('naturalWidth', 320)
        const place = await picture.boundingBox()
        const below = await page.getByText('Below.').boundingBox()
        script.resolve()
        await expect.poll(told).toHaveLength(1)
        await expect(sees(page)).toBeVisible()
        if (sees === shown) expect(await shown(page).boundingBox()).toEqual(place)
        expect(await page.getByText('Below.').boundingBox()).toEqual(below)
        expect(await layoutShift(page)).toBe(0)
        await page.unrouteAll()
      })
    }
  })

  test(`WGT-3 nothing moves ${where} while no answer comes`, async ({
    page,
    site,
    snippet,
    faults,
  }) => {
    faults.expect('ERR_FAILED')
    const told = await listen(page)
    const enough = Promise.withResolvers<void>()
    await page.route(detail, async (route) => {
      await enough.promise
      await route.abort()
    })
    site.publish(`<style>${css}</style><main>Before ${snippet} after.</main><p>Below.</p>`)
    const asked = page.waitForRequest(detail)
    await page.goto(site.url)
    await asked
    const picture = fallback(page).getByRole('img')
    await expect(picture).toHaveJSProperty('naturalWidth', 320)
    const below = await page.getByText('Below.').boundingBox()
    expect(await layoutShift(page)).toBe(0)
    enough.resolve()
    await expect.poll(told).toHaveLength(1)
    await expect(fallback(page)).toBeVisible()
    expect(await page.getByText('Below.').boundingBox()).toEqual(below)
    expect(await layoutShift(page)).toBe(0)
  })
}

test('WGT-3 what moves is noticed', async ({ page, site }) => {
  site.publish('<p>Pushed down.</p>')
  await page.goto(site.url)
  await page.evaluate(() => document.body.prepend(document.createElement('hr')))
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0)
})
