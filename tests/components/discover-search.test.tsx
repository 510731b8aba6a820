import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spoken } from '#src/ui/status-store.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
  painted,
} from './support/screen.ts'
import { answerOf, findAmong, hitOf, suppliersPath } from './support/suppliers-in-memory.ts'

const known = [
  { name: 'Bidgee Linen', category: 'Environment', credential: 'iso-14001', country: 'AU' },
  { name: 'Salt and Signal', category: 'Social', credential: 'b-corp', country: 'AU' },
  { name: 'Kauri Linen', category: 'Environment', credential: 'b-corp', country: 'NZ' },
  { name: 'Kea Timber', category: 'Environment', credential: 'iso-14001', country: 'NZ' },
]

const found = page.getByRole('heading', { level: 2, name: /^(?:No suppliers|\d+ suppliers?)/ })
const cards = page.getByRole('heading', { level: 3 })
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const words = page.getByRole('searchbox', { name: 'What are you looking for?' })
const address = () => decodeURIComponent(window.location.search)

test('DSC-1 the page begins with what can be found, by categories, and how it is known', async () => {
  findAmong(known)
  await openPortal('/discover')
  await expect.element(found).toHaveTextContent('4 suppliers')
  await expect.element(page.getByText('Nobody can buy a place in this list')).toBeVisible()
  await expectAccessible()
  await narrow()
  await expectAccessible()
  expectLargeTargets()
  expectNoSidewaysScroll()
  await page.viewport(1280, 800)
  await page.getByRole('main').getByRole('link', { name: 'Environment' }).click()
  await expect.element(found).toHaveTextContent('3 suppliers found')
  expect(address()).toBe('?category=Environment')
  await expectAccessible()
})

test('DSC-1 a choice is asked for at once: the focus stays, it is said once, and Back takes it back', async () => {
  findAmong(known)
  await openPortal('/discover?category=Environment')
  await expect.element(found).toHaveTextContent('3 suppliers found')
  const turn = spoken.get().turn
  await box(/^Australia/).click()
  await expect.element(found).toHaveTextContent('1 supplier found')
  await expect.element(box(/^Australia/)).toHaveFocus()
  expect(address()).toBe('?category=Environment&country=AU')
  await box(/^New Zealand/).click()
  await expect.element(found).toHaveTextContent('3 suppliers found')
  expect(spoken.get()).toEqual({ text: '3 suppliers found', turn: turn + 2 })
  window.history.back()
  await expect.element(found).toHaveTextContent('1 supplier found')
  await expect.element(box(/^New Zealand/)).not.toBeChecked()
  await expect.element(box(/^Australia/)).toBeChecked()
})

test('DSC-1 words are asked for once the fingers rest, and Back skips the letters', async () => {
  const asked = findAmong(known)
  await openPortal('/discover?country=NZ')
  await expect.element(found).toHaveTextContent('2 suppliers found')
  await words.click()
  await userEvent.keyboard('li')
  await expect.poll(address).toBe('?q=li&country=NZ')
  await userEvent.keyboard('nen ')
  await expect.poll(address).toBe('?q=linen&country=NZ')
  await expectTexts(cards, ['Kauri Linen'])
  await expect.element(words).toHaveValue('linen ')
  await expect.element(words).toHaveFocus()
  expect(asked.length).toBeLessThan(5)
  window.history.back()
  await expect.poll(address).toBe('?country=NZ')
  await expect.element(words).toHaveValue('')
})

test('DSC-1 what was found stays until the next answer, and a late one never takes its place', async () => {
  const waiting: (() => void)[] = []
  network.answer('GET', suppliersPath, async ({ url }) => {
    const { searchParams } = new URL(url)
    const country = searchParams.get('country')?.split(',') ?? []
    if (country.length === 1) await new Promise<void>((go) => waiting.push(go))
    return Response.json(answerOf(known, { country }))
  })
  await openPortal('/discover')
  await expect.element(found).toHaveTextContent('4 suppliers')
  await box(/^Australia/).click()
  await expect.poll(() => waiting.length).toBe(1)
  await expect.element(box(/^Australia/)).toBeChecked()
  await expect.element(found).toHaveTextContent('4 suppliers')
  await expect.element(page.getByCss('[aria-busy=true]')).toBeInTheDocument()
  await box(/^New Zealand/).click()
  await expect.element(found).toHaveTextContent('4 suppliers found')
  waiting[0]?.()
  await painted()
  await expect.element(found).toHaveTextContent('4 suppliers found')
  expect(page.getByCss('main [aria-busy=true]').elements()).toEqual([])
})

test('DSC-1 what narrows the list stands above it, to be taken away', async () => {
  findAmong(known)
  await openPortal('/discover?q=linen&country=AU,NZ&credential=b-corp')
  const chips = page.getByRole('list', { name: 'What narrows the list' })
  await expectTexts(chips.getByRole('link'), [
    'Remove “linen”',
    'Remove Credential: B Corp',
    'Remove Based in: Australia',
    'Remove Based in: New Zealand',
    'Clear all',
  ])
  await chips.getByRole('link', { name: 'Remove Credential: B Corp' }).click()
  await expect.element(found).toHaveTextContent('2 suppliers found')
  await expect.element(found).toHaveFocus()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.element(found).toHaveTextContent('4 suppliers')
  expect(address()).toBe('')
  await expect.element(words).toHaveValue('')
})

test('DSC-1 the list goes on page by page, and its heading is where one reads on', async () => {
  findAmong(known)
  await openPortal('/discover')
  const next = page.getByRole('link', { name: 'Next page' })
  await expect.element(next).toHaveAttribute('rel', 'next')
  await next.click()
  await expectTexts(cards, ['Kea Timber'])
  await expect.element(found).toHaveFocus()
  expect(next.elements()).toEqual([])
  await page.getByRole('link', { name: 'First page' }).click()
  await expectCount(cards, 3)
})

test('DSC-1 a long facet shows a few values, then all, in which a name can be found', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    ...{ name: `Supplier ${at}`, credential: `norm-${at}`, country: 'AU' },
  }))
  findAmong(many)
  await openPortal('/discover')
  const norms = page.getByRole('group', { name: /^Credential/ })
  await expectCount(norms.getByRole('checkbox'), 8)
  await norms.getByRole('link', { name: '17 more in “Credential”' }).click()
  await expectCount(norms.getByRole('checkbox'), 25)
  await expect.element(norms.getByRole('link', { name: 'Show fewer' })).toHaveFocus()
  expect(address()).toBe('?more=credential')
  await box(/^norm-3\s/).click()
  await norms.getByRole('searchbox').fill('NORM-24')
  await expectCount(norms.getByRole('checkbox'), 2)
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('?credential=norm-3&more=credential')
})

test('DSC-1 the order can be chosen, by nearness from a country', async () => {
  findAmong(known, { near: { id: 'NZ', name: 'New Zealand' } })
  await openPortal('/discover')
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Newest check')
  await expect.poll(address).toBe('?sort=verified')
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Nearest to …')
  await page.getByRole('combobox', { name: 'Nearest to' }).selectOptions('New Zealand')
  await expect.poll(address).toBe('?sort=nearest&near=NZ&more=country')
})

test('DSC-2 a supplier says why it is listed, what it holds and how that is known', async () => {
  const held = { shortName: 'ISO 14001', expiresOn: null } as const
  const hit = hitOf('Bidgee Linen', {
    credentials: [
      { ...held, id: 'a', state: 'active', assurance: 'issuer-confirmed' },
      { ...held, id: 'b', shortName: 'B Corp', state: 'pending', assurance: 'self-declared' },
      { ...held, id: 'c', shortName: 'GOTS', state: 'expired', assurance: 'document-seen' },
      {
        ...{ id: 'd', shortName: 'FSC', state: 'expiring', assurance: 'document-seen' },
        expiresOn: '2026-12-24',
      },
    ],
    ...{ credentialCount: 5, verifiedCredentials: 2, distance: 412.3 },
    reasons: [
      { in: 'credential', words: 'ISO 14001' },
      { in: 'region', words: 'Victoria' },
      { in: 'name', words: 'Bidgee Linen' },
    ],
  })
  findAmong(known, { results: [hit], near: { id: 'AU', name: 'Australia' } })
  await openPortal('/discover?q=linen')
  const card = page.getByRole('listitem').filter({ has: cards })
  await expectTexts(card.getByRole('list', { name: 'Why it is listed' }).getByRole('listitem'), [
    'Holds ISO 14001',
    'Serves Victoria',
    'Has your words in its name',
  ])
  await expectTexts(card.getByRole('list', { name: 'Credential' }).getByRole('listitem'), [
    'ISO 14001 Confirmed by the issuer',
    'B Corp Stated, not checked',
    'GOTS Expired',
    'FSC Document seen, until 24 December 2026',
  ])
  await expect.element(card.getByText('5 credentials, 2 verified')).toBeVisible()
  await expect.element(card.getByText('Last updated 4 March 2026')).toBeVisible()
  await expect.element(card.getByText('412 km from Australia')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Bidgee Linen', exact: true }))
    .toHaveAttribute('href', '/organization/bidgee-linen')
  await expectAccessible()
})
