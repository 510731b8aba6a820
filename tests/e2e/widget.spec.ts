import type { PublicProfile } from '../../src/contract/public-profile.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { signIn } from './support/accounts.ts'
import { askedScripts } from './support/built-parts.ts'
import { detail, fallback, listen, shown, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'

test('WGT-7 WGT-2 pasted from the dialog, it shows the name and what is verified, and links to the profile', async ({
  page,
  server,
  site,
  snippet,
}) => {
  await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
  await page.getByRole('button', { name: 'Share badge' }).click()
  await page.getByRole('radio', { name: 'Live badge' }).check()
  const copied = await page.getByLabel('Code for your website').inputValue()
  expect(copied).toBe(snippet)

  const answer = await page.request.get('/api/public/organisation/detail/northwind-packaging')
  const { data } = (await answer.json()) as { data: PublicProfile }
  const verified = data.sustainabilityCredentials.filter((one) => one.status === 'APPROVED')
  expect(verified.length).toBeLessThan(data.sustainabilityCredentials.length)

  site.publish(copied)
  await page.goto(site.url)
  const badge = page.getByRole('link')
  await expect(badge).toHaveAccessibleName(
    `Sustainability profile Northwind Packaging Verified credentials: ${verified.length}`,
  )
  await expect(badge).toHaveAttribute('href', `${server.url}/organization/northwind-packaging`)
  await badge.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Packaging' })).toBeVisible()
})

test('WGT-1 one script without dependencies; every attribute is followed when it changes', async ({
  page,
  site,
  snippet,
}) => {
  const asked = askedScripts(page)
  site.publish(snippet)
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
  expect(asked).toEqual(['/widget/badge.js'])

  const change = (name: string, value: string) =>
    page
      .locator('supplier-badge')
      .evaluate((badge, [key, to]) => badge.setAttribute(key, to), [name, value] as const)
  const logo = page.locator('supplier-badge [part=logo]')
  await expect(logo).toHaveAttribute('src', /\/api\/badge\/logo\?customImageUrl=.*light-logo\.svg$/)
  await expect(shown(page)).toHaveCSS('background-color', 'rgb(27, 32, 37)')
  await change('variant', 'blue')
  await expect(shown(page)).toHaveCSS('background-color', 'rgb(18, 63, 124)')
  await change('logo', '')
  await expect(logo).toHaveCount(0)
  await change('size', '240')
  await expect(shown(page)).toHaveCSS('width', '240px')
  await expect(shown(page)).toHaveCSS('height', '54px')
  await change('lang', 'de-AT')
  await expect(page.getByRole('link', { name: /Geprüfte Nachweise: 4$/ })).toHaveAttribute(
    'lang',
    'de',
  )
  await change('slug', 'coolabah-office-supplies')
  await expect(page.getByRole('link', { name: /Coolabah Office Supplies/ })).toHaveAttribute(
    'href',
    /\/organization\/coolabah-office-supplies$/,
  )
})

test('runs under the strictest policy of a page, Trusted Types and all', async ({
  page,
  server,
  site,
  snippet,
}) => {
  site.publish(snippet, {
    'content-security-policy': `default-src 'none'; script-src ${server.url}; img-src ${server.url}; connect-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`,
    'cross-origin-embedder-policy': 'require-corp',
  })
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
  // A violation fails the test by itself; that the sheet came through shows in what it does.
  await expect(shown(page)).toHaveCSS('border-radius', '4% / 17%')
})

test('WGT-5 leaves nothing behind, calls nobody else, and asks once, when it comes near', async ({
  page,
  context,
  server,
  site,
  snippet,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const asked = () => requests.filter((url) => url.includes('/detail/'))
  const [script = '', element = ''] = snippet.split(/(?<=<\/script>)/)
  site.publish(`${script}<hr style="margin-top: 5000px">${element}<br>${element}${script}`)
  await page.goto(site.url)
  await page.waitForFunction(() => customElements.get('supplier-badge'))
  expect(asked()).toEqual([])

  await page.locator('supplier-badge').last().scrollIntoViewIfNeeded()
  await expect(shown(page)).toHaveCount(2)
  expect(asked()).toHaveLength(1)
  const origins = new Set(requests.map((url) => new URL(url).origin))
  expect(origins).toEqual(new Set([new URL(site.url).origin, server.url]))

  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
  }))
  expect(kept).toEqual({ local: 0, session: 0, databases: [] })
})

test('a failed load is not remembered: the next badge asks again', async ({
  page,
  site,
  snippet,
  faults,
}) => {
  faults.expect('ERR_FAILED')
  await page.route(detail, (route) => route.abort(), { times: 1 })
  site.publish(snippet)
  const told = await listen(page)
  await page.goto(site.url)
  await expect.poll(told).toMatchObject([{ type: 'badge-error' }])
  await page.locator('supplier-badge').evaluate((badge) => badge.after(badge.cloneNode(true)))
  await expect(shown(page)).toHaveCount(1)
  await expect(fallback(page)).toHaveCount(1)
})

test('the focus stays with the badge while it changes, and the target of the link is kept', async ({
  page,
  site,
  snippet,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(detail, async (route) => {
    await held.promise
    await route.continue()
  })
  site.publish(snippet.replace('<a ', '<a target="_blank" rel="noopener" '))
  await page.goto(site.url)
  await page.keyboard.press('Tab')
  await expect(fallback(page)).toBeFocused()
  held.resolve()
  await expect(shown(page)).toBeFocused()
  const profile = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect(
    (await profile).getByRole('heading', { level: 1, name: 'Northwind Packaging' }),
  ).toBeVisible()
})

test('the script is small, may be loaded by any site, and is kept for minutes only', async ({
  request,
}) => {
  const answer = await request.get('/widget/badge.js', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  })
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(1800)
})
