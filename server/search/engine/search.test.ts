import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askedAssurances, askedStates } from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
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

it('DSC-1 DSC-2 finds, counts and says what is in the way as a walk through all suppliers does', () => {
  fc.assert(
    fc.property(fc.array(supplier, { maxLength: 80 }), query, (given, asked) => {
      const { directory, documents } = directoryOf(given)
      const answer = search(asked, null, searchedOf(directory))
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
    }),
    { numRuns: 1_000 },
  )
})
