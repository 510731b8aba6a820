import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { publicProfiles } from '#src/storage/cache-tables.ts'
import { openDatabase } from '#src/storage/database.ts'
import { faults } from './support/faults.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import { expectAccessible, expectTexts } from './support/screen.ts'
import { findAmong, suppliersPath } from './support/suppliers-in-memory.ts'

const known = [
  { name: 'Bidgee Linen', category: 'Environment', country: 'AU' },
  { name: 'Kauri Linen', category: 'Social', country: 'NZ' },
]
const found = page.getByRole('heading', { level: 2, name: /^(?:No suppliers|\d+ suppliers?)/ })
const words = page.getByRole('searchbox', { name: 'What are you looking for?' })
const address = () => decodeURIComponent(window.location.search)
const way = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })

test('DSC-2 a search that finds nothing says what is in the way, and what each removal brings', async () => {
  findAmong(known, {
    without: [
      { part: 'category', value: null, name: '', total: 1 },
      { part: 'country', value: 'AU', name: 'Australia', total: 1 },
    ],
    spellings: ['linen'],
  })
  await openPortal('/discover?q=linnen&category=Social&country=AU')
  await expect.element(found).toHaveTextContent('No suppliers found')
  await expect
    .element(page.getByText('This leaves nothing to find: Category: Social.'))
    .toBeVisible()
  await expectTexts(way('Without Category: Social'), ['Without Category: Social 1 supplier'])
  await expect
    .element(page.getByRole('link', { name: 'Ask us for help' }))
    .toHaveAttribute('href', expect.stringMatching(/.+/))
  await expectAccessible()
  await page.getByRole('link', { name: 'Without Based in: Australia' }).click()
  await expect.poll(address).toBe('?q=linnen&category=Social')
  await page.getByRole('link', { name: 'linen', exact: true }).click()
  await expect.poll(address).toBe('?q=linen&category=Social')
  await expect.element(found).toHaveTextContent('1 supplier found')
})

test('DSC-2 where a country has none, the region around it is offered', async () => {
  const country = {
    facet: 'country' as const,
    values: [
      { id: '009', name: 'Oceania', count: 2, depth: 0 },
      { id: 'FJ', name: 'Fiji', count: 0, depth: 1 },
    ],
    others: 0,
  }
  findAmong(known, { facets: [country] })
  await openPortal('/discover?country=FJ')
  await expectTexts(way('Based in: Oceania'), ['Based in: Oceania 2 suppliers'])
  await page.getByRole('link', { name: 'Based in: Oceania' }).click()
  await expect.poll(address).toBe('?country=009')
})

test('DSC-1 a portal without any supplier says so, and invites them', async () => {
  findAmong([])
  await openPortal('/discover')
  await expect.element(page.getByText('No supplier is listed yet')).toBeVisible()
  expect(words.elements()).toEqual([])
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Register for free' }))
    .toHaveAttribute('href', expect.stringMatching(/option=register/))
  await expectAccessible()
})

test('DSC-1 without a connection the profiles on this device are searched, and it says so', async () => {
  const database = openDatabase()
  const seen = ['Kauri Linen', 'Elbe Verpackung'].map((name, at) => ({ name, slug: `s-${at}` }))
  await database
    .table(publicProfiles.name)
    .bulkPut(
      seen.map((one) => ({ key: one.slug, value: { ...emptyProfile, ...one }, storedAt: 1e12 })),
    )
  database.close()
  localStorage.setItem('credence.device-used', 'yes')
  faults.expect('could not be reached', 'Suppliers could not be searched')
  findAmong(known)
  await openPortal('/discover')
  await expect.element(found).toHaveTextContent('2 suppliers')
  network.setOffline(true)
  await words.fill('kauri')
  await expect.element(page.getByText('The server cannot be reached')).toBeVisible()
  await expect.element(page.getByText('Searched: the 2 profiles')).toBeVisible()
  await expectTexts(page.getByRole('region', { name: /on this device/ }).getByRole('link'), [
    'Kauri Linen',
  ])
  await expectAccessible()
  await words.fill('zzz')
  await expect
    .element(page.getByRole('heading', { name: 'Nothing found on this device' }))
    .toBeVisible()
  await words.fill('linen')
  await expect.poll(address).toBe('?q=linen')
  network.setOffline(false)
  await expect.element(found).toHaveTextContent('2 suppliers found')
  await expect.element(words).toHaveValue('linen')
})

test('DSC-1 a search that fails can be tried again', async () => {
  faults.expect('Suppliers could not be searched')
  network.answer('GET', suppliersPath, { status: 503, json: {} })
  await openPortal('/discover?q=linen')
  await expect.element(page.getByText('The suppliers could not be searched')).toBeVisible()
  findAmong(known)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(found).toHaveTextContent('2 suppliers found')
})
