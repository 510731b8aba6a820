import { useState } from 'react'
import type { Shortlist } from '#src/contract/buyers/shortlist.ts'
import { useData } from '#src/data/data-context.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

type Lists = {
  all: readonly Shortlist[]
  /** ms since the epoch (0: unknown) where the device has answered; null: it is as of now. */
  storedAt: number | null
}

/** The shortlists of a buyer, and how another one is begun. */
export type Shortlists = {
  lists: Loaded<Lists>
  create(name: string): Promise<Shortlist>
}

export function useShortlists(): Shortlists {
  const { kept } = useData()
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const [turn, setTurn] = useState(0)
  const [now, setNow] = useState<Lists | null>(null)
  const read = useLoaded<Lists>(
    `shortlists of ${slug}, ${turn}`,
    async () => {
      const { value, storedAt } = await kept.fresh('shortlists', slug, () =>
        buyers.shortlists.lists(slug),
      )
      const lists = { all: value, storedAt }
      setNow(lists)
      return lists
    },
    () => now,
  )
  useWhenReachable(now !== null && now.storedAt !== null, () => setTurn(turn + 1))
  return {
    lists: read,
    create: (name) => buyers.shortlists.create(slug, name),
  }
}
