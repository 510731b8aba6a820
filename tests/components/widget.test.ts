import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import '../../widget/define.ts'
import { SupplierBadge } from '../../widget/badge-element.ts'
import manifest from '../../widget/package/custom-elements.json' with { type: 'json' }
import { clock } from './support/clock.ts'
import { lostConnection, network, noAnswer } from './support/network.ts'
import {
  answerDetail,
  badge,
  drawn,
  fallback,
  listen,
  newSlug,
  paste,
  shown,
  snippet,
  styleOf,
} from './support/pasted-badge.ts'
import { expectCount } from './support/screen.ts'

const { origin } = window.location
const packaging = { name: 'Northwind Packaging', slug: 'northwind-packaging' }

test('WGT-2 tells the page when the live badge is there', async () => {
  const told = listen()
  paste(snippet())
  await expect.element(shown).toBeVisible()
  expect(told).toEqual([
    {
      type: 'badge-load',
      detail: expect.objectContaining({ ...packaging, verified: 4, status: 200 }),
    },
  ])
})

test('WGT-1 every attribute is followed when it changes', async () => {
  paste(snippet())
  await expect.element(shown).toHaveStyle({ backgroundColor: 'rgb(27, 32, 37)' })
  expect(drawn('logo')?.getAttribute('src')).toMatch(
    /\/api\/badge\/logo\?customImageUrl=.*light-logo\.svg$/,
  )
  badge().setAttribute('variant', 'blue')
  await expect.element(shown).toHaveStyle({ backgroundColor: 'rgb(18, 63, 124)' })
  badge().setAttribute('logo', '')
  await expect.poll(() => drawn('logo')).toBeNull()
  badge().setAttribute('size', '240')
  await expect.element(shown).toHaveStyle({ width: '240px', height: '54px' })
  badge().setAttribute('lang', 'de-AT')
  await expect
    .element(page.getByRole('link', { name: /Geprüfte Nachweise: 4$/ }))
    .toHaveAttribute('lang', 'de')
  badge().setAttribute('slug', 'coolabah-office-supplies')
  await expect
    .element(page.getByRole('link', { name: /Coolabah Office Supplies/ }))
    .toHaveAttribute('href', `${origin}/organization/coolabah-office-supplies`)
})

test('WGT-3 an unknown slug is told, and mended by the right one', async () => {
  const told = listen()
  paste(snippet('nobody-knows-them'))
  await expect
    .poll(() => told)
    .toMatchObject([{ type: 'badge-error', detail: { name: '', status: 404 } }])
  await expect.element(fallback).toBeVisible()
  badge().setAttribute('slug', 'northwind-packaging')
  await expect.element(shown).toBeVisible()
})

test('WGT-2 of a profile that is no longer shown nothing is claimed', async () => {
  const told = listen()
  const slug = newSlug()
  answerDetail(slug, { status: 410, json: {} })
  paste(snippet(slug))
  await expect
    .element(page.getByRole('link', { name: 'Sustainability profile', exact: true }))
    .toHaveAttribute('href', `${origin}/organization/${slug}`)
  await expect.element(fallback).not.toBeInTheDocument()
  expect(drawn('seal')).toBeNull()
  expect(told).toMatchObject([{ type: 'badge-error', detail: { status: 410 } }])
})

test('KEEP-2 without a verified credential there is no seal and no such word', async () => {
  const slug = newSlug()
  answerDetail(slug, { json: { data: { ...packaging, verifiedCredentials: 0 } } })
  paste(snippet(slug))
  const name = 'Northwind Packaging Sustainability profile'
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  expect(drawn('seal')).toBeNull()
})

test('WGT-3 an answer that never comes is given up after 5 s, and asked for again', async () => {
  clock.hold()
  // The browser's own goes by a clock that no test can move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), wait)
    return controller.signal
  })
  const told = listen()
  const slug = newSlug()
  answerDetail(slug, noAnswer)
  paste(snippet(slug))
  await expect.poll(() => network.sent()).toHaveLength(1)
  await clock.pass(4_999)
  await expect.element(fallback).toBeVisible()
  expect(told).toEqual([])
  await clock.pass(1)
  await expect.poll(() => told).toMatchObject([{ type: 'badge-error', detail: { status: 0 } }])
  await expect.element(fallback).toBeVisible()
  answerDetail(slug, { json: { data: packaging } })
  badge().parentElement?.append(badge())
  await expect.element(page.getByRole('link', { name: /^Northwind Packaging / })).toBeVisible()
})

test('WGT-3 a failed load is not remembered: the next badge asks again', async () => {
  const slug = newSlug()
  answerDetail(slug, lostConnection)
  const told = listen()
  paste(snippet(slug))
  await expect.poll(() => told).toMatchObject([{ type: 'badge-error', detail: { status: 0 } }])
  answerDetail(slug, { json: { data: packaging } })
  badge().after(badge().cloneNode(true))
  await expectCount(page.getByRole('link', { name: /^Northwind Packaging Sus/ }), 1)
  await expectCount(fallback, 1)
})

test('WGT-1 taken out and put back, moved into another shadow root, loaded twice', async () => {
  const again = '/widget/badge.js?again'
  await import(/* @vite-ignore */ again)
  const site = paste(`${snippet()}<section></section>`)
  const element = badge()
  await expect.element(shown).toBeVisible()
  element.remove()
  site.append(element)
  await expectCount(shown, 1)
  site.querySelector('section')?.attachShadow({ mode: 'open' }).append(element)
  await expectCount(shown, 1)
  await expect.element(shown).toHaveStyle({ backgroundColor: 'rgb(27, 32, 37)' })
})

test.each([
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['an endless name', 'Packaging '.repeat(1_000)],
  ['one endless word', 'x'.repeat(10_000)],
])('WGT-4 %s as a name is text, and takes no more room', async (_what, name) => {
  const slug = newSlug()
  answerDetail(slug, {
    json: { data: { name, slug: 'javascript:alert(1)' } },
  })
  paste(snippet(slug))
  await expect.poll(() => drawn('name')?.textContent).toBe(name)
  const link = drawn('badge')
  expect(link?.getAttribute('href')).toBe(`${origin}/organization/javascript%3Aalert(1)`)
  expect(link?.getBoundingClientRect()).toMatchObject({ width: 320, height: 72 })
  expect(badge().shadowRoot?.querySelector('script, [part=name] *')).toBeNull()
})

test('WGT-1 follows the language of the page, from right to left too', async () => {
  paste(`<div lang="ar" dir="rtl">${snippet()}</div>`)
  await expect
    .element(page.getByRole('link', { name: /الشهادات الموثّقة: 4$/ }))
    .toHaveStyle({ direction: 'rtl' })
  const [seal, logo] = [drawn('seal'), drawn('logo')].map((one) => one?.getBoundingClientRect().x)
  expect(seal).toBeGreaterThan(logo ?? Infinity)
})

test('WGT-1 a page may give it its own colours, corners and type', async () => {
  paste(
    `<style>supplier-badge { --supplier-badge-ground: #fff; --supplier-badge-ink: #123; --supplier-badge-radius: 0 } supplier-badge::part(name) { font-style: italic }</style>${snippet()}`,
  )
  await expect.element(shown).toHaveStyle({
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(17, 34, 51)',
    borderRadius: '0px',
  })
  expect(styleOf('name').fontStyle).toBe('italic')
})

test('A11Y-1 in forced colours the badge has an edge, and its words the colours of a link', async () => {
  onTestFinished(() => commands.forceColours(false))
  await commands.forceColours(true)
  paste(snippet())
  const probe = paste('Of a link.')
  probe.style.color = 'LinkText'
  await expect.element(shown).toHaveStyle({ outlineStyle: 'solid' })
  expect(styleOf('badge').color).toBe(getComputedStyle(probe).color)
})

test('WGT-3 the focus stays with the badge while it changes, and the target of the link is kept', async () => {
  const slug = newSlug()
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  answerDetail(slug, () => answer)
  paste(snippet(slug).replace('<a ', '<a target="_blank" rel="noopener" '))
  await userEvent.tab()
  await expect.element(fallback).toHaveFocus()
  resolve(Response.json({ data: { ...packaging, slug } }))
  await expect.poll(() => drawn('badge')).not.toBeNull()
  expect(badge().shadowRoot?.activeElement).toBe(drawn('badge'))
  expect(drawn('badge')).toMatchObject({
    target: '_blank',
    rel: 'noopener',
    href: `${origin}/organization/${slug}`,
  })
})

test('WGT-4 the manifest of the package lists the attributes that the element follows', () => {
  const attributes = manifest.modules.flatMap(({ declarations }) =>
    declarations.flatMap((one) => one.attributes.map(({ name }) => name)),
  )
  expect(attributes).toEqual(SupplierBadge.observedAttributes)
})
