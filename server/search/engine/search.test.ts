import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askedAssurances, askedStates } from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import type { SupplierDocument } from '../document.ts'
import type { HeldQuery, IndexAnswer, IndexQuery } from '../query.ts'
import { type Asked, isShown, meets } from '../testing/meets.ts'
import { directoryOf, query, searchedOf, supplier } from '../testing/some-suppliers.ts'
import { search } from './search.ts'

type Counts = Record<string, Record<string, number>>
const any: HeldQuery = { ids: null, categories: null, rank: 0, states: null }

/** What each value of each facet has to find. @param total suppliers that are found where a part is another one */
function expectedCounts({ held }: IndexQuery, total: (changed: Partial<Asked>) => number): Counts {
  const withHeld = (changed: Partial<HeldQuery>) => total({ held: { ...any, ...held, ...changed } })
  const each = (ids: readonly string[], count: (id: string) => number) =>
    Object.fromEntries<number>(
      ids.map((id) => [id, count(id)] as const).filter(([, found]) => found !== 0),
    )
  return {
    category: each(['Environment', 'Social', 'Diversity'], (id) => withHeld({ categories: [id] })),
    credential: each(['iso', 'b', 'wbe', 'gone'], (id) => withHeld({ ids: [id] })),
    assurance: each(askedAssurances, (id) =>
      withHeld({ rank: assurances.findIndex((one) => one === id) }),
    ),
    state: each(Object.keys(askedStates), (id) =>
      withHeld({ states: askedStates[id as keyof typeof askedStates] }),
    ),
    product: each(['13', '13.1'], (id) => total({ product: [id] })),
    region: each(['009', 'AU', 'AU-NSW'], (id) => total({ region: [id] })),
    country: each(['009', 'AU'], (id) => total({ country: [id] })),
    sdg: each(['5', '10', '13'], (id) => total({ sdg: [id] })),
    size: each(['MICRO', 'LARGE'], (id) => total({ size: [id] })),
    module: each(['earned'], (id) => total({ module: [id] })),
    updated: each(['recent'], () => total({ since: 20 })),
  }
}

/** Where the suppliers of a list are: each of them in a town that is named, in a country, or nowhere. */
function expectedPlaces(found: readonly SupplierDocument[], towns: number) {
  if (towns === 0) return null
  const sizes = Map.groupBy(found, ({ town }) => town)
  const named = [...sizes].flatMap(([town, those]) => (town ? [[town, those.length] as const] : []))
  const largest = named.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const shown = largest.slice(0, towns)
  const others = found.filter(({ town }) => !shown.some(([id]) => id === town))
  const of = (code?: string) => others.filter(({ values }) => values.country?.[0] === code).length
  const countries = ['AU', 'NZ'].map((code) => [code, of(code)] as const)
  const counted = new Map(countries.filter(([, count]) => count > 0))
  return { towns: shown, countries: counted, unknown: of() }
}

const parts = ['product', 'region', 'country', 'sdg', 'size', 'module'] as const
/** What is in the way, of the parts that are lists. */
const expectedWithout = (asked: IndexQuery, total: (changed: Partial<Asked>) => number) =>
  total({}) > 0
    ? []
    : parts
        .filter((part) => asked[part].length > 0)
        .map((part) => ({ part, total: total({ [part]: [] }) }))
        .filter((one) => one.total > 0)
const withoutOf = ({ without }: IndexAnswer) =>
  parts.flatMap((part) => without.filter((one) => one.part === part))

const rounds = fc.array(fc.array(supplier, { maxLength: 60, size: 'max' }), {
  ...{ minLength: 2, maxLength: 3 },
})
const queries = fc.array(query, { minLength: 1, maxLength: 2 })

it('DSC-1 DSC-2 finds, counts and says what is in the way as a walk through all suppliers does', () => {
  fc.assert(
    // Where many have few numbers they are replaced again and again, and places are given anew.
    fc.property(rounds, queries, fc.constantFrom(4, 60), (all, asked, numbers) => {
      const { directory, add } = directoryOf(4)
      const searched = searchedOf(directory)
      for (const given of all) {
        const documents = add(given.map((one) => ({ ...one, no: (one.no % numbers) + 1 })))
        // The second time, what is kept of it says the same.
        for (const one of [...asked, ...asked])
          expectAsWalked(search(one, null, searched), one, documents)
      }
    }),
    { numRuns: 300 },
  )
})

function expectAsWalked(
  answer: IndexAnswer,
  asked: IndexQuery,
  documents: readonly SupplierDocument[],
): void {
  const shown = documents.filter((one) => isShown(one, asked))
  const total = (changed: Partial<Asked>) =>
    shown.filter((one) => meets(one, { ...asked, ...changed })).length
  expect([answer.all, answer.total]).toEqual([shown.length, total({})])
  const counted = Object.entries(answer.counts).map(([facet, rows]) => [
    facet,
    Object.fromEntries(rows),
  ])
  expect(Object.fromEntries(counted)).toEqual(expectedCounts(asked, total))
  expect(withoutOf(answer)).toEqual(expectedWithout(asked, total))
  const found = shown.filter((one) => meets(one, asked))
  const { places } = answer
  expect(places && { ...places, countries: new Map(places.countries) }).toEqual(
    expectedPlaces(found, asked.towns),
  )
}
