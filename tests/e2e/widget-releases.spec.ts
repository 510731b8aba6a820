import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from 'playwright/test'
import { snippetOf } from '../fixtures/badge-snippet.ts'
import type { OtherSite } from '../fixtures/other-site.ts'
import { fallback, shown, test } from './support/pasted-badge.ts'
import { serveReleases, type Releases } from '../fixtures/widget-releases.ts'
import { expect } from './support/test.ts'

async function releases(request: APIRequestContext): Promise<Releases> {
  return (await (await request.get('/widget/badge.json')).json()) as Releases
}

/** The snippet with another script address, and a check of its integrity. */
function checked(portal: string, url: string, integrity: string): string {
  return snippetOf(portal).replace(
    'src="' + portal + '/widget/badge.js"',
    `src="${portal}${url}" integrity="${integrity}" crossorigin="anonymous"`,
  )
}

/** Publishes a snippet and expects the live badge in place of the picture. */
async function expectShown(page: Page, site: OtherSite, snippet: string): Promise<void> {
  site.publish(snippet)
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
}

test('WGT-6 the stable address passes the key of this portal', async ({
  page,
  request,
  server,
  site,
}) => {
  const { stable } = await releases(request)
  await expectShown(page, site, checked(server.url, stable.url, stable.publicKey))
})

test('WGT-6 a page that pins the hash of an announced release too goes on when that release begins', async ({
  page,
  browser,
  request,
  server,
  site,
}) => {
  const script = await (await request.get('/widget/badge.js')).text()
  const releasing = await serveReleases(script, `${script};document.title='second'`)
  const list = await request.get(`${releasing.url}/widget/badge.json`)
  const { stable, next } = (await list.json()) as Releases
  const both = checked(releasing.url, stable.url, `${stable.integrity} ${next?.integrity}`)
  const snippet = both
    .replaceAll(`${releasing.url}/`, `${server.url}/`)
    .replace(`${server.url}/widget/`, `${releasing.url}/widget/`)
    .replace('<supplier-badge', `<supplier-badge portal="${server.url}"`)
  await expectShown(page, site, snippet)
  await expect(page).toHaveTitle('A shop')
  releasing.now = Date.parse(next?.from ?? '')
  // Whoever was here before keeps the first for five minutes more.
  const visitor = await browser.newPage()
  await expectShown(visitor, site, snippet)
  await expect(visitor).toHaveTitle('second')
  await visitor.close()
  await releasing.close()
})

test('WGT-6 a script that somebody has changed on its way does not run, and the page’s own badge stays', async ({
  page,
  request,
  server,
  site,
  faults,
}) => {
  const refused = /asserts a digest which does not match/
  faults.expect(refused)
  const { stable } = await releases(request)
  const answer = await request.get(stable.url)
  const script = await answer.text()
  // Browsers check what comes over the network, not what a test's route gives them.
  const meddler = createServer((_request, response) => {
    for (const name of ['content-type', 'unencoded-digest', 'signature-input', 'signature'])
      response.setHeader(name, answer.headers()[name] ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.end(`${script};document.title='changed'`)
  }).listen(0, '127.0.0.1')
  await once(meddler, 'listening')
  const { port } = meddler.address() as AddressInfo
  const snippet = checked(server.url, stable.url, stable.publicKey)
  site.publish(snippet.replace(`src="${server.url}/`, `src="http://127.0.0.1:${port}/`))
  const told = page.waitForEvent('console', (message) => refused.test(message.text()))
  await page.goto(site.url)
  await told
  await expect(fallback(page)).toBeVisible()
  await expect(page).toHaveTitle('A shop')
  meddler.close()
})

test('WGT-6 another portal’s key lets no script through', async ({
  page,
  request,
  server,
  site,
  faults,
}) => {
  faults.expect(/integrity|digest|signature|ERR_/i)
  const { stable } = await releases(request)
  const other = `ed25519-${Buffer.alloc(32, 7).toString('base64')}`
  site.publish(checked(server.url, stable.url, other))
  const failed = page.waitForEvent('requestfailed')
  await page.goto(site.url)
  await failed
  await expect(fallback(page)).toBeVisible()
})
