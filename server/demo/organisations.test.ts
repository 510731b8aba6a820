import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { profilePatch } from '#src/contract/profile-patch.ts'
import { slug } from '#src/contract/fields.ts'
import { loadCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import { demoOrganisations } from './organisations.ts'
import { patchOf, unknownIn } from './organisations/demo-patch.fixture.ts'
import { seedAddress } from './seed-address.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const find = (name: string) => demoOrganisations.find((one) => one.slug === name)

describe('demo organisations', () => {
  it('are at least 42, of at least 12 countries, each with its own slug and name', () => {
    expect(demoOrganisations.length).toBeGreaterThanOrEqual(42)
    const countries = new Set(demoOrganisations.flatMap(({ countryCode }) => countryCode ?? []))
    expect(countries.size).toBeGreaterThanOrEqual(12)
    expect(new Set(demoOrganisations.map((one) => one.slug)).size).toBe(demoOrganisations.length)
    expect(new Set(demoOrganisations.map(({ name }) => name)).size).toBe(demoOrganisations.length)
  })

  it.each(demoOrganisations.map((one) => [one.slug, one] as const))(
    '%s is a profile that the contract and the catalogue accept',
    (name, one) => {
      expect(v.is(slug, name)).toBe(true)
      expect(v.safeParse(profilePatch, patchOf(catalogue, one)).issues).toBeUndefined()
      expect(unknownIn(catalogue, one)).toEqual([])
    },
  )

  it('lie in the country that they name, on reserved websites', () => {
    for (const { address, countryCode, website } of demoOrganisations.filter(
      (one) => one.address,
    )) {
      expect(website).toMatch(/^https:\/\/www\.[a-z-]+\.example$/)
      const place =
        address && catalogue.placeById(seedAddress(catalogue, address).addressIdentifier)
      expect(place?.address_components.at(-1)?.short_name).toBe(countryCode)
    }
  })

  it('PUB-4 PUB-5 PUB-6 PUB-7 have one with more of everything than its public profile shows at once', () => {
    const full = find('coolabah-office-supplies')
    expect(full?.description.length).toBeGreaterThan(200)
    expect(full?.description.length).toBeLessThanOrEqual(500)
    expect(full?.products.length).toBeGreaterThan(5)
    const held = full?.credentials ?? []
    const kinds = held.map(({ id }) => catalogue.credentialById(id)?.category)
    expect(new Set(kinds)).toEqual(new Set(['certification', 'membership', 'rating']))
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set(['APPROVED', 'PENDING']))
    const notes = held.flatMap((one) => one.notes.map(({ category }) => category))
    expect(notes.toSorted()).toEqual(['CRITICAL', 'WARN'])
    const goals = held.flatMap(({ id }) => catalogue.credentialById(id)?.sdgs ?? [])
    expect(new Set(goals).size).toBeGreaterThan(5)
    for (const list of [full?.targets ?? [], full?.events ?? []]) {
      expect(list.filter(({ category }) => category === 1).length).toBeGreaterThan(5)
      expect(list.filter(({ category }) => category !== 1).length).toBeGreaterThan(5)
    }
  })

  it('PUB-8 have one with nothing but a name', () => {
    const { slug: _, ...bare } = find('bare-bones-trading') ?? { slug: '' }
    const filled = Object.entries(bare).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : Boolean(value),
    )
    expect(filled).toEqual([['name', 'Bare Bones Trading']])
  })
})
