import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askedAssurances, askedStates, usualStates } from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { credentialStates, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { readHeld, type SupplierDocument, writeHeld } from '../document.ts'
import type { IndexQuery, SearchCatalogue } from '../query.ts'
import { Directory } from './directory.ts'
import { HeldValues } from './held-values.ts'
import { search } from './search.ts'
import { createTrees } from './trees.ts'

const catalogue: SearchCatalogue = {
  credentials: [
    { id: 'iso', categories: ['Environment'], sdgs: ['13'] },
    { id: 'b', categories: ['Environment', 'Social'], sdgs: [] },
    { id: 'wbe', categories: ['Diversity'], sdgs: ['5', '10'] },
  ],
  trees: {
    product: [
      { id: '13', parent: null },
      { id: '13.1', parent: '13' },
      { id: '13.2', parent: '13' },
      { id: '62', parent: null },
    ],
    region: [
      { id: '009', parent: null },
      { id: 'AU', parent: '009' },
      { id: 'AU-NSW', parent: 'AU' },
      { id: 'AU-VIC', parent: 'AU' },
      { id: 'NZ', parent: '009' },
    ],
    country: [
      { id: '009', parent: null },
      { id: 'AU', parent: '009' },
      { id: 'NZ', parent: '009' },
    ],
  },
}

const some = <Value>(...values: Value[]) => fc.subarray(values)
const held = fc
  .record({
    id: fc.constantFrom('iso', 'b', 'wbe', 'gone'),
    state: fc.constantFrom(...credentialStates),
    rank: fc.nat({ max: assurances.length - 1 }),
  })
  .map(writeHeld)
const document = fc.record({
  no: fc.integer({ min: 1, max: 60 }),
  updatedAt: fc.integer({ min: 1, max: 40 }),
  verifiedAt: fc.integer({ min: 0, max: 9 }),
  point: fc.option(
    fc.record({
      latitude: fc.integer({ min: -80, max: 80 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
  ),
  values: fc.record({
    credential: fc.uniqueArray(held, { maxLength: 3 }),
    product: some('13', '13.1', '13.2', '62'),
    region: some('AU', 'AU-NSW', 'AU-VIC', 'NZ'),
    country: fc.constantFrom(['AU'], ['NZ'], []),
    sdg: some('5', '13'),
    size: fc.constantFrom(['MICRO'], ['LARGE'], []),
    module: some('earned'),
    portfolio: some('fleet'),
  }),
})
const heldQuery = fc.record({
  ids: fc.constantFrom(null, ['iso'], ['iso', 'wbe']),
  categories: fc.constantFrom(null, ['Social'], ['Diversity', 'Environment']),
  rank: fc.constantFrom(0, 2),
  states: fc.constantFrom(null, [...askedStates.stated], [...askedStates.expired]),
})
const query: fc.Arbitrary<IndexQuery> = fc.record({
  text: fc.constant(''),
  words: fc.constant([]),
  held: fc.option(heldQuery),
  product: fc.constantFrom([], ['13'], ['13.1', '62']),
  region: fc.constantFrom([], ['AU-NSW'], ['AU'], ['009']),
  country: fc.constantFrom([], ['AU'], ['009']),
  sdg: fc.constantFrom([], ['5'], ['13', '10']),
  size: fc.constantFrom([], ['MICRO']),
  module: fc.constantFrom([], ['earned']),
  since: fc.option(fc.integer({ min: 1, max: 40 })),
  only: fc.record({
    credentials: fc.constantFrom([], ['b']),
    regions: fc.constantFrom([], ['AU']),
    portfolios: fc.constantFrom([], ['fleet']),
  }),
  order: fc.constantFrom('relevance', 'updated', 'verified', 'nearest'),
  near: fc.constantFrom(null, { latitude: 10, longitude: 179 }),
  after: fc.constant(null),
  take: fc.integer({ min: 1, max: 5 }),
  count: fc.constant([
    ...(['category', 'credential', 'assurance', 'state', 'product', 'region'] as const),
    ...(['country', 'sdg', 'size', 'module', 'updated'] as const),
  ]),
  listed: fc.constant({
    ...{ product: ['13', '13.1'], region: ['009', 'AU', 'AU-NSW'], country: ['009', 'AU'] },
  }),
  moments: fc.constant({ recent: 20 }),
})

/** What a query means, said anew in the slowest way. */
const trees = createTrees(catalogue.trees)
const byId = new Map(catalogue.credentials.map((one) => [one.id, one]))
const categoriesOf = (id: string) => byId.get(id)?.categories ?? []
type Asked = Pick<
  IndexQuery,
  'held' | 'product' | 'region' | 'country' | 'sdg' | 'size' | 'module'
> & {
  since: number | null
}
const meets = (one: SupplierDocument, asked: Asked): boolean => {
  const of = (name: keyof SupplierDocument['values']) => one.values[name] ?? []
  const credentials = of('credential').map(readHeld)
  const anyOf = (wanted: readonly string[], has: readonly string[]) =>
    wanted.length === 0 || wanted.some((id) => has.includes(id))
  const goals = [
    ...of('sdg'),
    ...credentials
      .filter(({ state }) => isVerifiedState(state))
      .flatMap(({ id }) => byId.get(id)?.sdgs ?? []),
  ]
  const states = asked.held?.states ?? usualStates.flatMap((name) => askedStates[name])
  return (
    (!asked.held ||
      credentials.some(
        ({ id, state, rank }) =>
          (asked.held?.ids?.includes(id) ?? true) &&
          (asked.held?.categories?.some((name) => categoriesOf(id).includes(name)) ?? true) &&
          rank >= (asked.held?.rank ?? 0) &&
          (states as readonly string[]).includes(state),
      )) &&
    anyOf(
      asked.product.flatMap((id) => trees.downwards('product', id)),
      of('product'),
    ) &&
    anyOf(
      asked.region.flatMap((id) => trees.around('region', id)),
      of('region'),
    ) &&
    anyOf(
      asked.country.flatMap((id) => trees.downwards('country', id)),
      of('country'),
    ) &&
    anyOf(asked.sdg, goals) &&
    anyOf(asked.size, of('size')) &&
    anyOf(asked.module, of('module')) &&
    (asked.since === null || one.updatedAt >= asked.since)
  )
}
const isShown = (one: SupplierDocument, { only }: IndexQuery) =>
  meets(one, {
    ...{ held: null, product: [], region: only.regions, country: [], sdg: [], size: [] },
    ...{ module: [], since: null },
  }) &&
  (only.credentials.length === 0 ||
    (one.values.credential ?? [])
      .map(readHeld)
      .some(
        ({ id, state }) =>
          only.credentials.includes(id) && (state === 'pending' || isVerifiedState(state)),
      )) &&
  (only.portfolios.length === 0 || only.portfolios.some((id) => one.values.portfolio?.includes(id)))

const directoryOf = (documents: readonly SupplierDocument[]) => {
  const directory = new Directory()
  // Some are replaced, and some go: numbers come more than once.
  for (const one of documents) directory.put(one)
  const now = new Map(documents.map((one) => [one.no, one]))
  for (const no of [7, 8]) {
    directory.remove(no)
    now.delete(no)
  }
  return { directory, documents: [...now.values()] }
}
const searchedOf = (directory: Directory) => ({
  directory,
  ...{ held: new HeldValues(directory, catalogue), trees },
})

it('DSC-1 finds, counts and says what is in the way as a walk through all suppliers does', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 80 }), query, (given, asked) => {
      const { directory, documents } = directoryOf(given)
      const answer = search(asked, null, searchedOf(directory))
      const shown = documents.filter((one) => isShown(one, asked))
      const total = (changed: Partial<Asked>) =>
        shown.filter((one) => meets(one, { ...asked, ...changed })).length
      expect(answer.all).toBe(shown.length)
      expect(answer.total).toBe(total({}))
      const { held: asksHeld } = asked
      const any = { ids: null, categories: null, rank: 0, states: null }
      const with_ = (changed: Partial<typeof any>) =>
        ({ held: { ...any, ...asksHeld, ...changed } }) as Partial<Asked>
      const expected: Record<string, Record<string, number>> = {
        category: Object.fromEntries(
          ['Environment', 'Social', 'Diversity'].map((id) => [
            id,
            total(with_({ categories: [id] as never })),
          ]),
        ),
        credential: Object.fromEntries(
          ['iso', 'b', 'wbe', 'gone'].map((id) => [id, total(with_({ ids: [id] as never }))]),
        ),
        assurance: Object.fromEntries(
          askedAssurances.map((id) => [id, total(with_({ rank: assurances.indexOf(id) }))]),
        ),
        state: Object.fromEntries(
          Object.entries(askedStates).map(([id, states]) => [
            id,
            total(with_({ states: states as never })),
          ]),
        ),
        product: Object.fromEntries(['13', '13.1'].map((id) => [id, total({ product: [id] })])),
        region: Object.fromEntries(
          ['009', 'AU', 'AU-NSW'].map((id) => [id, total({ region: [id] })]),
        ),
        country: Object.fromEntries(['009', 'AU'].map((id) => [id, total({ country: [id] })])),
        sdg: Object.fromEntries(['5', '10', '13'].map((id) => [id, total({ sdg: [id] })])),
        size: Object.fromEntries(['MICRO', 'LARGE'].map((id) => [id, total({ size: [id] })])),
        module: { earned: total({ module: ['earned'] }) },
        updated: { recent: total({ since: 20 }) },
      }
      const withSome = Object.fromEntries(
        Object.entries(expected).map(([facet, counts]) => [
          facet,
          Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
        ]),
      )
      const counted = Object.entries(answer.counts).map(([facet, rows]) => [
        facet,
        Object.fromEntries(rows),
      ])
      expect(Object.fromEntries(counted)).toEqual(withSome)
      const withoutProduct = answer.without.find(({ part }) => part === 'product')
      if (answer.total === 0 && asked.product.length > 0)
        expect(withoutProduct?.total ?? 0).toBe(total({ product: [] }))
      else expect(withoutProduct).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
})

it('DSC-1 page after page comes to each supplier once, in the order that was asked for', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 60 }), query, (given, asked) => {
      const { directory, documents } = directoryOf(given)
      const searched = searchedOf(directory)
      const walked: number[] = []
      for (let after = asked.after; ;) {
        const { found, next } = search({ ...asked, after }, null, searched)
        walked.push(...found)
        if (!next) break
        expect(found).toHaveLength(asked.take)
        after = next
      }
      const expected = documents.filter((one) => isShown(one, asked) && meets(one, asked))
      expect(walked.toSorted()).toEqual(expected.map(({ no }) => no).toSorted())
      const byNo = new Map(documents.map((one) => [one.no, one]))
      const values = walked.map((no) => {
        const one = byNo.get(no)
        return (asked.order === 'verified' ? one?.verifiedAt : one?.updatedAt) ?? 0
      })
      if (asked.order !== 'nearest' || !asked.near)
        expect(values).toEqual(values.toSorted((one, other) => other - one))
    }),
  )
})

it('DSC-1 the nearest come first, across the date line too, and those of unknown place last', () => {
  const directory = new Directory()
  const put = (no: number, latitude: number, longitude: number) =>
    directory.put({ no, updatedAt: no, verifiedAt: 0, point: { latitude, longitude }, values: {} })
  put(1, -18, 178)
  put(2, -18, -179.9)
  put(3, -33.9, 151.2)
  directory.put({ no: 4, updatedAt: 9, verifiedAt: 0, point: null, values: {} })
  put(5, 48.8, 2.3)
  const base = fc.sample(query, 1)[0] as IndexQuery
  const asked: IndexQuery = {
    ...{ ...base, held: null, product: [], region: [], country: [], sdg: [], size: [], module: [] },
    ...{ since: null, only: { credentials: [], regions: [], portfolios: [] } },
    ...{ order: 'nearest', near: { latitude: -18, longitude: 179.8 }, take: 5, after: null },
  }
  expect(search(asked, null, searchedOf(directory)).found).toEqual([2, 1, 3, 5, 4])
})

it('DSC-1 suppliers that change again and again leave nothing behind', () => {
  const directory = new Directory()
  const change = (no: number, round: number): SupplierDocument => ({
    ...{ no, updatedAt: round, verifiedAt: 0, point: { latitude: no, longitude: 0 } },
    values: { size: [round % 2 ? 'MICRO' : 'LARGE'] },
  })
  for (let round = 0; round < 3_000; round += 1)
    for (let no = 1; no <= 10; no += 1) directory.put(change(no, round))
  expect(directory.count).toBe(10)
  expect(directory.size).toBeLessThan(30_000)
  expect(directory.updatedAt(directory.placeOf(3))).toBe(2_999)
  const large = directory.column('size').of(directory.placeOf(3))
  expect([...large].map((number) => directory.column('size').names[number])).toEqual(['MICRO'])
})
