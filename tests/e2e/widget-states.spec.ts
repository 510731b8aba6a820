import type { Page, Request } from 'playwright/test'
import { detail, fallback, listen, shown, snippetOf, test } from './support/pasted-badge.ts'
import { expect } from './support/test.ts'

const badge = (page: Page) => page.locator('supplier-badge')
const setSlug = (page: Page, slug: string) =>
  badge(page).evaluate((element, to) => element.setAttribute('slug', to), slug)

test('WGT-2 tells the page when the live badge is there', async ({ page, site, snippet }) => {
  const told = await listen(page)
  site.publish(snippet)
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
  expect(await told()).toMatchObject([
    {
      type: 'badge-load',
      name: 'Northwind Packaging',
      slug: 'northwind-packaging',
      verified: 4,
      status: 200,
    },
  ])
})

test('WGT-3 an unknown slug is told, and mended by the right one', async ({
  page,
  server,
  site,
  faults,
}) => {
  faults.expect('status of 404')
  const told = await listen(page)
  site.publish(snippetOf(server.url, 'nobody-knows-them'))
  await page.goto(site.url)
  await expect.poll(told).toMatchObject([{ type: 'badge-error', status: 404 }])
  await expect(fallback(page)).toBeVisible()
  await setSlug(page, 'northwind-packaging')
  await expect(shown(page)).toBeVisible()
})

test('WGT-2 of a profile that is no longer shown nothing is claimed', async ({
  page,
  site,
  snippet,
  faults,
}) => {
  faults.expect('status of 410')
  const told = await listen(page)
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(detail, (route) => route.fulfill({ status: 410, headers, json: {} }))
  site.publish(snippet)
  await page.goto(site.url)
  const link = page.getByRole('link', { name: 'Sustainability profile', exact: true })
  await expect(link).toHaveAttribute('href', /\/organization\/northwind-packaging$/)
  await expect(fallback(page)).toBeHidden()
  await expect(badge(page).locator('[part=seal]')).toHaveCount(0)
  expect(await told()).toMatchObject([{ type: 'badge-error', status: 410 }])
})

test('WGT-2 credentials that are pending only are not called verified', async ({
  page,
  site,
  snippet,
}) => {
  await page.route(detail, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Record<string, unknown> }
    const sustainabilityCredentials = [{ name: 'ISO 9001', status: 'PENDING', notes: [] }]
    await route.fulfill({
      response: answer,
      json: { data: { ...data, sustainabilityCredentials } },
    })
  })
  site.publish(snippet)
  await page.goto(site.url)
  await expect(
    page.getByRole('link', { name: 'Northwind Packaging Sustainability profile', exact: true }),
  ).toBeVisible()
})

test('WGT-3 an answer that never comes is given up after 5 s, and asked for again', async ({
  page,
  site,
  snippet,
  faults,
}) => {
  faults.expect('ERR_ABORTED')
  const told = await listen(page)
  const held = Promise.withResolvers<void>()
  await page.route(detail, () => held.promise, { times: 1 })
  site.publish(snippet)
  await page.goto(site.url)
  await expect(fallback(page)).toBeVisible()
  await expect.poll(told, { timeout: 15_000 }).toMatchObject([{ type: 'badge-error', status: 0 }])
  await expect(fallback(page)).toBeVisible()
  held.resolve()
  await badge(page).evaluate((element) => element.parentElement?.append(element))
  await expect(shown(page)).toBeVisible()
})

test('WGT-1 taken out and put back, moved into another shadow root, loaded twice', async ({
  page,
  server,
  site,
  snippet,
}) => {
  site.publish(
    `${snippet}<script type="module" src="${server.url}/widget/badge.js?again"></script><section></section>`,
  )
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
  await badge(page).evaluate((element) => {
    const { parentElement } = element
    element.remove()
    parentElement?.append(element)
  })
  await expect(shown(page)).toHaveCount(1)
  await badge(page).evaluate((element) => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'open' })
    root?.append(element)
  })
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveCSS('background-color', 'rgb(27, 32, 37)')
})

const hostile = [
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['an endless name', 'Packaging '.repeat(1_000)],
  ['one endless word', 'x'.repeat(10_000)],
] as const
for (const [what, name] of hostile) {
  test(`WGT-4 ${what} as a name is text, and takes no more room`, async ({
    page,
    site,
    snippet,
  }) => {
    await page.route(detail, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { data: { name, slug: 'javascript:alert(1)', sustainabilityCredentials: [] } },
      }),
    )
    site.publish(snippet)
    await page.goto(site.url)
    const link = badge(page).locator('[part=badge]')
    await expect(link).toContainText(name.trim())
    await expect(link).toHaveAttribute('href', /\/organization\/javascript%3Aalert\(1\)$/)
    expect(await link.boundingBox()).toMatchObject({ width: 320, height: 72 })
    await expect(badge(page).locator('script, [part=name] *')).toHaveCount(0)
  })
}

test('WGT-1 follows the language of the page, from right to left too', async ({
  page,
  site,
  snippet,
}) => {
  site.publish(`<div lang="ar" dir="rtl">${snippet}</div>`)
  await page.goto(site.url)
  const link = page.getByRole('link', { name: /الشهادات الموثّقة: 4$/ })
  await expect(link).toHaveCSS('direction', 'rtl')
  const seal = await badge(page).locator('[part=seal]').boundingBox()
  const logo = await badge(page).locator('[part=logo]').boundingBox()
  expect(seal?.x).toBeGreaterThan(logo?.x ?? Infinity)
})

test('WGT-1 a page may give it its own colours, corners and type', async ({
  page,
  site,
  snippet,
}) => {
  site.publish(
    `<style>supplier-badge { --supplier-badge-ground: #fff; --supplier-badge-ink: #123; --supplier-badge-radius: 0 } supplier-badge::part(name) { font-style: italic }</style>${snippet}`,
  )
  await page.goto(site.url)
  await expect(shown(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(shown(page)).toHaveCSS('color', 'rgb(17, 34, 51)')
  await expect(shown(page)).toHaveCSS('border-radius', '0px')
  await expect(badge(page).locator('[part=name]')).toHaveCSS('font-style', 'italic')
})

test('A11Y-1 in forced colours the badge has an edge, and its words the colours of a link', async ({
  page,
  site,
  snippet,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  site.publish(snippet)
  await page.goto(site.url)
  await expect(shown(page)).toHaveCSS('outline-style', 'solid')
  const colours = await shown(page).evaluate((link) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'LinkText'
    return [getComputedStyle(link).color, getComputedStyle(probe).color]
  })
  expect(colours[0]).toBe(colours[1])
})

test('WGT-5 neither script nor data learn on which page the badge is', async ({
  page,
  site,
  snippet,
}) => {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) asked.push(request)
  })
  site.publish(snippet)
  await page.goto(site.url)
  await expect(shown(page)).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3)
  const headers = await Promise.all(asked.map((request) => request.allHeaders()))
  for (const sent of headers) expect(sent).not.toHaveProperty('referer')
  for (const sent of headers) expect(sent).not.toHaveProperty('cookie')
})
