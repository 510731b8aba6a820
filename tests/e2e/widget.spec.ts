import type { Request } from 'playwright/test'
import type { PublicProfile } from '../../src/contract/public-profile.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { askedScripts } from './support/built-parts.ts'
import { shown, test } from './support/pasted-badge.ts'
import { openAs } from './support/signed-in.ts'
import { expect } from './support/test.ts'

// What one badge does in its page is proved by tests/components/widget.test.ts.

test('WGT-7 WGT-2 WGT-1 pasted from the dialog, one script without dependencies shows the name and what is verified, and links to the profile', async ({
  page,
  server,
  site,
  snippet,
}) => {
  await openAs(page, demoAccount, '/organisation?organisation=northwind-packaging')
  await page.getByRole('button', { name: 'Share badge' }).click()
  await page.getByRole('radio', { name: 'Live badge' }).check()
  const copied = await page.getByLabel('Code for your website').inputValue()
  expect(copied).toBe(snippet)

  const answer = await page.request.get('/api/public/organisation/detail/northwind-packaging')
  const { data } = (await answer.json()) as { data: PublicProfile }
  const verified = data.verifiedCredentials ?? 0
  expect(verified).toBeGreaterThan(0)
  expect(verified).toBeLessThan(data.sustainabilityCredentials.length)

  // The portal's page goes first, so that it asks for nothing more.
  await page.goto('about:blank')
  const asked = askedScripts(page)
  site.publish(copied)
  await page.goto(site.url)
  const badge = page.getByRole('link')
  await expect(badge).toHaveAccessibleName(
    `Sustainability profile Northwind Packaging Verified credentials: ${verified}`,
  )
  await expect(badge).toHaveAttribute('href', `${server.url}/organization/northwind-packaging`)
  expect(asked).toEqual(['/widget/badge.js'])
  await badge.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Packaging' })).toBeVisible()
})

test('WGT-1 a page that leaves out type="module" has the badge all the same, and no fault', async ({
  page,
  server,
  site,
  snippet,
}) => {
  site.publish(
    `<script>window.e = 'the page’s own'</script>${snippet.replace(' type="module"', '')}`,
  )
  await page.goto(site.url)
  await expect(shown(page)).toHaveAttribute(
    'href',
    `${server.url}/organization/northwind-packaging`,
  )
  expect(await page.evaluate('e'), 'names of the script stay its own').toBe('the page’s own')
})

test('WGT-5 WGT-4 two on a page ask once, when they come near, say nothing of the page, leave nothing behind and call nobody else', async ({
  page,
  context,
  server,
  site,
  snippet,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const asked = () => requests.filter((request) => request.url().includes('/detail/'))
  const [script = '', element = ''] = snippet.split(/(?<=<\/script>)/)
  const again = script.replace('badge.js', 'badge.js?again')
  site.publish(`${script}<hr style="margin-top: 5000px">${element}<br>${element}${again}`)
  await page.goto(site.url)
  await page.waitForFunction(() => customElements.get('supplier-badge'))
  expect(asked()).toEqual([])

  await page.locator('supplier-badge').last().scrollIntoViewIfNeeded()
  await expect(shown(page)).toHaveCount(2)
  expect(asked()).toHaveLength(1)
  const origins = new Set(requests.map((request) => new URL(request.url()).origin))
  expect(origins).toEqual(new Set([new URL(site.url).origin, server.url]))

  const toPortal = requests.filter((request) => request.url().startsWith(server.url))
  const paths = toPortal.map((request) => new URL(request.url()).pathname)
  const kinds = ['/widget/badge.js', '/api/badge/dark', '/api/badge/logo']
  expect(paths).toEqual(expect.arrayContaining(kinds))
  const headers = await Promise.all(toPortal.map((request) => request.allHeaders()))
  for (const sent of headers) expect(sent).not.toHaveProperty('referer')
  for (const sent of headers) expect(sent).not.toHaveProperty('cookie')

  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
  }))
  expect(kept).toEqual({ local: 0, session: 0, databases: [] })
})
