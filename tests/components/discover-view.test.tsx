import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SupplierPlace } from '#src/contract/discover/supplier-hits.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
  textsOf,
} from './support/screen.ts'
import { answerOf, findAmong, suppliersPath } from './support/suppliers-in-memory.ts'

const known = [
  { name: 'Bidgee Linen', country: 'AU' },
  { name: 'Salt and Signal', country: 'AU' },
  { name: 'Kauri Linen', country: 'NZ' },
]
const australia = { code: 'AU', name: 'Australia' }
const sydney: SupplierPlace = {
  ...{ id: 'sydney-id', kind: 'town', name: 'Sydney', country: australia, count: 2 },
  point: { latitude: -33.87, longitude: 151.21 },
}
const elsewhere: SupplierPlace = {
  ...{ id: 'AU', kind: 'country', name: 'Australia', country: australia, count: 1 },
  point: { latitude: -35.3, longitude: 149.1 },
}
const places = { places: [sydney, elsewhere], unknown: 1 }

const views = page.getByRole('navigation', { name: 'How the suppliers are shown' })
const map = page.getByRole('region', { name: 'Where the suppliers are' })
const cards = page.getByRole('heading', { level: 3 })
const address = () => decodeURIComponent(window.location.search)

test('DSC-7 the map is a view of the same search, with a list of its places', async () => {
  findAmong(known, { places })
  await openPortal('/discover?q=linen')
  await views.getByRole('link', { name: 'Map' }).click()
  await expect.poll(address).toBe('?q=linen&view=map')
  await expectTexts(map.getByRole('link'), [
    'Sydney Australia 2 suppliers',
    'Australia: other places 1 supplier',
  ])
  await expect.element(page.getByText('Of 1 supplier it is not known where it is.')).toBeVisible()
  await expect.element(views.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current')
  await expect.element(cards.first()).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await map.getByRole('link', { name: /^Australia/ }).click()
  await expect.poll(address).toBe('?q=linen&country=AU&view=map')
  await expect.poll(() => textsOf(map.getByRole('link'))).toContain('Sydney 2 suppliers')
  // A country that is shown already cannot be narrowed to once more.
  await map.getByRole('link', { name: /^Australia/ }).click()
  await expect.poll(address).toBe('?q=linen&country=AU')
  await expect.element(map).not.toBeInTheDocument()
})

test('DSC-7 a town leads to the list from there on', async () => {
  findAmong(known, { places })
  await openPortal('/discover?country=AU&view=map')
  await map.getByRole('link', { name: /^Sydney/ }).click()
  await expect.poll(address).toBe('?country=AU&sort=nearest&near=sydney-id')
})

test('DSC-4 DSC-7 a place of the map keeps who is compared, without script too', async () => {
  findAmong(known, { places })
  await openPortal('/discover?country=AU&view=map&compare=bidgee-linen')
  await expect
    .element(map.getByRole('link', { name: /^Sydney/ }))
    .toHaveAttribute(
      'href',
      '/discover?country=AU&sort=nearest&near=sydney-id&compare=bidgee-linen',
    )
})

test('DSC-7 on a phone the map is a view of its own', async () => {
  await narrow()
  findAmong(known, { places })
  await openPortal('/discover?view=map')
  await expect.element(map).toBeVisible()
  await expect.element(cards.first()).not.toBeInTheDocument()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await views.getByRole('link', { name: 'List' }).click()
  await expect.element(cards.first()).toBeVisible()
})

test('DSC-8 while the index is filled the page says so, and asks again by itself until it is', async () => {
  network.answer('GET', suppliersPath, { json: answerOf([], {}, { isFilling: true }) })
  await openPortal('/discover')
  await expect
    .element(page.getByRole('heading', { name: 'The search is being made ready' }))
    .toBeVisible()
  await expect.element(page.getByText('No supplier is listed yet')).not.toBeInTheDocument()
  findAmong(known)
  await expect
    .element(page.getByRole('heading', { name: '3 suppliers' }), { timeout: 10_000 })
    .toBeVisible()
})
