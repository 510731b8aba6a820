import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { BareAnswer } from './device/bare-answer.tsx'
import { isLongFacet, type LongListProps } from './filters/long-facet.ts'
import { latePart } from './late-part.tsx'
import { isOpen } from './search-changes.ts'

const load = async () => (await import('./answers.ts')).answers

/** What stands in place of results. */
export const noAnswer = latePart(async () => (await load()).NoAnswer, BareAnswer)
export const noResults = latePart(async () => (await load()).NoResults)
export const noSuppliers = latePart(async () => (await load()).NoSuppliers)
export const filling = latePart(async () => (await load()).FillingNote)
export const foundPlaces = latePart(async () => (await load()).FoundPlaces)

/** A field that finds some of the values stands above a long list of them; without it they are all listed. */
export const longBoxes = latePart<LongListProps>(
  async () => (await load()).LongBoxes,
  ({ values, render }) => render(values),
)

type PartsOf = {
  search: SupplierSearch
  /** Null where there was no answer. */
  hits: SupplierHits | null
}

/** The part of the build that all of them are in, by its name. */
const partName = 'answers'

/**
 * Fetches what a finding shows besides what all of them do.
 * @returns names of the parts of the build that it is in
 */
export async function prepareParts({ search, hits }: PartsOf): Promise<string[]> {
  const isEmpty = hits?.total === 0
  const wanted = [
    hits === null && noAnswer,
    hits?.isFilling && filling,
    isEmpty && (isOpen(search) ? noSuppliers : noResults),
    hits?.places && foundPlaces,
    hits?.facets.some(isLongFacet) && longBoxes,
  ].filter((part) => part !== false && part !== null && part !== undefined)
  await Promise.all(wanted.map((part) => part.prepare()))
  return wanted.length > 0 ? [partName] : []
}
