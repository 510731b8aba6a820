import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { slug as slugSchema } from '#src/contract/fields.ts'
import { profilePatch } from '#src/contract/profile-patch.ts'
import { loadCatalogue, type Catalogue } from '../../catalogue/catalogue.ts'
import { duplicateKeys } from '../../policies/duplicate-keys.ts'
import { coreName } from '../../store/names.ts'
import { demoOrganisations } from '../organisations.ts'
import type { DemoOrganisation } from '../organisations/demo-organisation.ts'
import { patchOf, unknownIn } from '../organisations/demo-patch.fixture.ts'
import { industryIds } from './industries.ts'
import { createDirectory, type DirectorySupplier } from './supplier.ts'
import { createTowns } from './towns.ts'

const count = 2_000
const seed = 2026

let catalogue: Catalogue
let all: readonly DirectorySupplier[]
const directoryOf = (one: number) =>
  createDirectory({ ...catalogue, regionOf: createTowns(catalogue).regionOf }, one)
beforeAll(async () => {
  catalogue = await loadCatalogue()
  const directory = directoryOf(seed)
  all = Array.from({ length: count }, (_, index) => directory.supplier(index))
})

/** Percent of all suppliers. */
const share = (is: (one: DirectorySupplier) => boolean) => (all.filter(is).length / count) * 100

/** Those of some shares that are not between two others, each with what it is. */
const outside = (
  shares: Readonly<Record<string, readonly [found: number, least: number, most: number]>>,
) => Object.entries(shares).filter(([, [found, least, most]]) => found < least || found > most)

it('API-7 a supplier is the same whenever and in whatever order it is made; another seed makes others', () => {
  const again = directoryOf(seed)
  for (const index of [1_999, 0, 480, 959]) expect(again.supplier(index)).toEqual(all[index])
  expect(again.slug(7)).toBe(all[7]?.slug)
  const others = directoryOf(seed + 1)
  const same = all.slice(0, 50).filter((one, index) => others.supplier(index).name === one.name)
  expect(same.length).toBeLessThan(5)
})

it('API-7 no name and no slug is there twice, nor that of a demo organisation that was made by hand', () => {
  const organisations = [...demoOrganisations, ...all]
  expect(new Set(organisations.map(({ name }) => name)).size).toBe(organisations.length)
  expect(new Set(organisations.map(({ slug }) => slug)).size).toBe(organisations.length)
  expect(all.filter(({ slug }) => !v.is(slugSchema, slug))).toEqual([])
})

it('API-7 has slugs for as many as can be asked for, no two of them the same', () => {
  const directory = directoryOf(seed)
  const most = 100_000
  const slugs = new Set(Array.from({ length: most }, (_, index) => directory.slug(index)))
  expect(slugs.size).toBe(most)
})

it('API-7 each supplier is a profile that the contract and the catalogue accept', () => {
  const faults = all.flatMap((one) => {
    const { issues = [] } = v.safeParse(profilePatch, patchOf(catalogue, one))
    const found = [...issues.map(({ message }) => message), ...unknownIn(catalogue, one)]
    return found.map((fault) => `${one.slug}: ${fault}`)
  })
  expect(faults).toEqual([])
})

it('API-7 websites are on reserved domains, and statements have numbers in the form of their kind', () => {
  expect(
    all.filter(({ website }) => !/^$|^https:\/\/www\.[a-z0-9-]+\.example$/.test(website)),
  ).toEqual([])
  const wrong = all.flatMap(({ credentials }) =>
    credentials.flatMap(({ id, statements }) => {
      const pattern = catalogue.credentialById(id)?.number?.pattern
      const numbers = statements.flatMap(({ number }) => number ?? [])
      return pattern ? numbers.filter((one) => !new RegExp(`^(?:${pattern})$`, 'u').test(one)) : []
    }),
  )
  expect(wrong).toEqual([])
})

it('API-7 OPR-3 no two suppliers look like one', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  const organisations: readonly Pick<
    DemoOrganisation,
    'slug' | 'name' | 'countryCode' | 'website' | 'identifiers'
  >[] = [...demoOrganisations, ...all]
  for (const { slug, name, ...rest } of organisations) {
    const compared = { coreName: coreName(name), ...rest }
    for (const { kind, value } of duplicateKeys(compared, catalogue.identifierInForm)) {
      const key = `${kind} ${value}`
      const owner = owners.get(key)
      if (owner) shared.push(`${owner} and ${slug}: ${key}`)
      owners.set(key, slug)
    }
  }
  expect(shared).toEqual([])
})

it('API-7 come from at least forty countries, large economies first, and do everything', () => {
  const countries = Map.groupBy(all, ({ countryCode }) => countryCode)
  expect(countries.size).toBeGreaterThanOrEqual(40)
  const size = (code: string) => countries.get(code)?.length ?? 0
  expect(size('US')).toBeGreaterThan(size('DE'))
  expect(size('DE')).toBeGreaterThan(size('NZ'))
  expect(size('NZ')).toBeGreaterThan(size('FJ'))
  const codes = new Set(all.flatMap(({ products }) => products))
  expect(codes.size).toBeGreaterThan(2 * industryIds.length)
})

it('API-7 most are small, some have nothing but a name and an address, and describe themselves in their words', () => {
  const bare = all.filter(({ description }) => description === '')
  expect(bare.filter((one) => one.credentials.length + one.attributes.length > 0)).toEqual([])
  const found = outside({
    bare: [share(({ description }) => description === ''), 10, 15],
    small: [share(({ size }) => size === 'MICRO' || size === 'SMALL'), 50, 70],
    large: [share(({ size }) => size === 'LARGE'), 3, 10],
  })
  expect(found).toEqual([])
  const texts = all.flatMap(({ description }) => description || [])
  expect(new Set(texts).size).toBeGreaterThan(0.95 * texts.length)
  const languages = Map.groupBy(
    all.flatMap(({ descriptions = {} }) => Object.keys(descriptions)),
    (language) => language,
  )
  for (const language of ['de', 'fr', 'es', 'ar'])
    expect(languages.get(language)?.length ?? 0, language).toBeGreaterThan(15)
})

it('API-7 attributes, regions, modules and goals are as rare or frequent as in the world', () => {
  const ticks = (id: string) => share(({ attributes }) => attributes.includes(id))
  const found = outside({
    familyOwned: [ticks('family-owned'), 15, 32],
    womenOwned: [ticks('women-owned'), 7, 16],
    indigenousOwned: [ticks('indigenous-owned'), 0.2, 3],
    cooperative: [ticks('cooperative'), 0.5, 5],
    modules: [share(({ modules }) => modules.length > 0), 8, 25],
    targets: [share(({ targets }) => targets.length > 0), 20, 40],
    ofParts: [share(({ locations }) => locations.some((id) => id.includes('-'))), 10, 30],
    farAndWide: [share(({ locations }) => locations.length > 10), 2, 12],
  })
  expect(found).toEqual([])
})

it('API-7 few credentials are frequent, many are rare, and more than half of the suppliers have one confirmed', () => {
  const held = all.flatMap(({ credentials }) => credentials.map(({ id }) => id))
  const counts = [...Map.groupBy(held, (id) => id)].map(
    ([id, holders]) => [id, holders.length] as const,
  )
  const [first] = counts.toSorted(([, one], [, other]) => other - one)
  expect(first?.[0]).toBe('iso-14001')
  expect(counts.length).toBeGreaterThan(150)
  expect(counts.filter(([, holders]) => holders <= 5).length).toBeGreaterThan(80)
  const confirmed = share(({ credentials }) => credentials.some((one) => one.confirmed !== null))
  expect(outside({ confirmed: [confirmed, 52, 66] })).toEqual([])
})
