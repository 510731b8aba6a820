import { searchOfObjective, searchOfPart } from '#src/contract/buyers/objective-search.ts'
import type { Objective } from '#src/contract/buyers/objective.ts'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useOpenData } from '#src/data/data-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'

/** How many suppliers the search finds: for the whole objective where one search means the same, else for each part. */
export type Reach = {
  whole: { search: SupplierSearch; total: number } | null
  /** Null: no search is about this part. */
  parts: readonly ({ search: SupplierSearch; total: number } | null)[]
}

/** Counts who serves an objective, as far as the search can tell. */
export function useReach(objective: Objective): Loaded<Reach> {
  const { discover } = useOpenData()
  const count = async (search: SupplierSearch | null) => {
    if (!search) return null
    const { total, isFilling } = await discover.search(writeSearch(search))
    // More will be found in a moment: a number now would say too little.
    if (isFilling) throw new Error('The index is being filled.')
    return { search, total }
  }
  return useLoaded(`reach of ${objective.id} ${objective.version}`, async () => {
    const whole = await count(searchOfObjective(objective))
    if (whole) return { whole, parts: [] }
    const parts: Reach['parts'][number][] = []
    // One after the other: a page of objectives must not take all that the search can do.
    for (const part of objective.parts) parts.push(await count(searchOfPart(part)))
    return { whole, parts }
  })
}
