import type { Browser, Page } from 'playwright'
import type { OtherSite } from '../../fixtures/other-site.ts'
import { layoutShift, watchLayoutShift } from '../../e2e/support/layout-shift.ts'
import type { Contestant } from './contestants.ts'

export type Figures = {
  /** Besides the page itself, and its style sheet. */
  requests: number
  /** Milliseconds that scripts ran. */
  script: number
  /** Cumulative layout shift. */
  shift: number
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'

/** Opens a page with so many of them, in a browser context of its own. */
export async function measure(
  browser: Browser,
  site: OtherSite,
  contestant: Contestant,
  count: number,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 5_000 } })
  try {
    const page = await context.newPage()
    await watchLayoutShift(page)
    await publish(page, site, contestant, count)
    let requests = -1
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    return { requests, script: seconds * 1_000, shift: await layoutShift(page) }
  } finally {
    await context.close()
  }
}

/** Makes the page, with stand-ins for the hosts that nobody can reach from here. */
async function publish(
  page: Page,
  site: OtherSite,
  contestant: Contestant,
  count: number,
): Promise<void> {
  const own = `${site.url}script.js`
  const { script, from = own, style = '', element } = contestant
  const tag = script === null ? '' : `<script type="module" src="${from}"></script>`
  const paragraphs = Array.from({ length: count }, () => `<p>${element} and more.</p>`)
  site.publish(`<style>${style}</style>${tag}${paragraphs.join('')}`)
  await page.route(own, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script ?? '' }),
  )
  await page.route(/ytimg|youtube/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await page.route(/api\.github\.com/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { stargazers_count: 19_000 },
    }),
  )
}
