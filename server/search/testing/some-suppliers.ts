import fc from 'fast-check'
import { askedStates } from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { credentialStates } from '#src/contract/trust/credential-state.ts'
import { type SupplierDocument, writeHeld } from '../document.ts'
import { Directory } from '../engine/directory.ts'
import { FacetCounts } from '../engine/facet-counts.ts'
import { HeldValues } from '../engine/held-values.ts'
import { createTrees } from '../engine/trees.ts'
import type { IndexQuery, SearchCatalogue } from '../query.ts'

/** A catalogue small enough to be gone through. */
export const catalogue: SearchCatalogue = {
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
/** Any supplier; some have the number of another one. */
export const supplier: fc.Arbitrary<SupplierDocument> = fc.record({
  no: fc.integer({ min: 1, max: 60 }),
  updatedAt: fc.integer({ min: 1, max: 40 }),
  verifiedAt: fc.integer({ min: 0, max: 9 }),
  point: fc.option(
    fc.record({
      latitude: fc.integer({ min: -80, max: 80 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
  ),
  town: fc.constantFrom('sydney', 'perth', 'auckland', null),
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
/** Any query without a text. */
export const query: fc.Arbitrary<IndexQuery> = fc.record({
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
  towns: fc.constantFrom(0, 1, 9),
  listed: fc.constant({
    ...{ product: ['13', '13.1'], region: ['009', 'AU', 'AU-NSW'], country: ['009', 'AU'] },
  }),
  moments: fc.constant({ recent: 20 }),
})

/** An empty directory. @returns `add` puts suppliers into it one after the other, and returns all that are in it then */
export const directoryOf = (mostGaps?: number) => {
  const directory = new Directory(mostGaps)
  const now = new Map<number, SupplierDocument>()
  const add = (documents: readonly SupplierDocument[]) => {
    // Some are replaced, and some go: numbers come more than once.
    for (const one of documents) {
      directory.put(one)
      now.set(one.no, one)
    }
    for (const no of [7, 8]) {
      directory.remove(no)
      now.delete(no)
    }
    return [...now.values()]
  }
  return { directory, add }
}
export const searchedOf = (directory: Directory) => ({
  directory,
  ...{ held: new HeldValues(directory, catalogue), trees: createTrees(catalogue.trees) },
  counts: new FacetCounts(),
})
