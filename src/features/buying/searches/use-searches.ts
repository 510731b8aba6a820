import { useState } from 'react'
import type { Cadence, SavedSearch, SavedSearchList } from '#src/contract/buyers/saved-search.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** The searches of a buyer and what can be done to them; all of it rejects with a ProblemError. */
export type Searches = {
  list: Loaded<SavedSearchList>
  /** Where somebody else has renamed it meanwhile, the list has the name of now. */
  rename(one: SavedSearch, name: string): Promise<void>
  remove(one: SavedSearch): Promise<void>
  restore(one: SavedSearch): Promise<void>
  changeMail(one: SavedSearch, cadence: Cadence): Promise<void>
}

export function useSearches(): Searches {
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const [now, setNow] = useState<SavedSearchList | null>(null)
  const readAgain = async () => {
    const all = await buyers.searches(slug)
    setNow(all)
    return all
  }
  const read = useLoaded(`searches of ${slug}`, readAgain)
  const edit = (change: (all: SavedSearch[]) => SavedSearch[]) =>
    setNow((list) => list && { ...list, results: change(list.results) })
  const replace = (one: SavedSearch) =>
    edit((all) => all.map((other) => (other.id === one.id ? one : other)))
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    async rename(one, name) {
      try {
        replace(await buyers.renameSearch(slug, one, name))
      } catch (error) {
        if (error instanceof ProblemError && [404, 412].includes(error.status)) await readAgain()
        throw error
      }
    },
    async remove(one) {
      try {
        await buyers.removeSearch(slug, one.id)
      } catch (error) {
        // Somebody else has removed it: that is what was wanted.
        if (!(error instanceof ProblemError) || error.status !== 404) throw error
      }
      edit((all) => all.filter(({ id }) => id !== one.id))
    },
    async restore(one) {
      await buyers.restoreSearch(slug, one.id)
      await readAgain()
    },
    async changeMail(one, cadence) {
      replace(await buyers.changeSearchMail(slug, one.id, cadence))
      if (cadence !== 'off') setNow((list) => list && { ...list, isMailStopped: false })
    },
  }
}
