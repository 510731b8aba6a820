import { useState } from 'react'
import type { FollowedSuppliers } from '#src/contract/buyers/follow.ts'
import type { Cadence } from '#src/contract/buyers/saved-search.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** Whom a buyer follows, and what can be done about it; all of it rejects with a ProblemError. */
export type FollowedList = {
  list: Loaded<FollowedSuppliers>
  unfollow(slug: string): Promise<void>
  followAgain(slug: string): Promise<void>
  changeMail(cadence: Cadence): Promise<void>
}

export function useFollowed(): FollowedList {
  const { buyers, buyer } = useBuying()
  const [now, setNow] = useState<FollowedSuppliers | null>(null)
  const readAgain = async () => {
    const all = await buyers.followed(buyer.slug)
    setNow(all)
    return all
  }
  const read = useLoaded(`followed by ${buyer.slug}`, readAgain)
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    async unfollow(slug) {
      await buyers.unfollow(buyer.slug, slug)
      setNow(
        (list) => list && { ...list, results: list.results.filter((one) => one.slug !== slug) },
      )
    },
    async followAgain(slug) {
      await buyers.follow(buyer.slug, slug)
      await readAgain()
    },
    async changeMail(cadence) {
      await buyers.changeFollowMail(buyer.slug, cadence)
      setNow((list) => list && { ...list, cadence })
    },
  }
}
