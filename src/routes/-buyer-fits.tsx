import { useEffect, useState } from 'react'
import { useUser } from '../auth/use-user.ts'
import type { OwnBuyers } from '../contract/buyers/buyer.ts'
import { useData } from '../data/data-context.ts'
import type { Data } from '../data/data.ts'
import type { BuyerFitsProps } from '../lib/buyer-fits-props.ts'
import { logFailure } from '../lib/log-failure.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { useLatePart } from '../ui/use-late-part.ts'

const loadFits = async () => (await import('../features/buying/buying-pages.tsx')).BuyerFits

type Buyers = OwnBuyers['results']

/** What a user was told of their buyers: the pages of one visit ask once. */
const told = new WeakMap<Data, { user: string; buyers: Promise<Buyers> }>()

/** Which objectives of their own a signed-in buyer sees served. It comes late, and for nobody else. */
export function BuyerFits(props: BuyerFitsProps) {
  const user = useUser()?.id ?? null
  const data = useData()
  const [buyers, setBuyers] = useState<Buyers>([])
  useEffect(() => {
    let isCurrent = true
    if (user)
      buyersOf(data, user).then(
        (own) => isCurrent && setBuyers(own),
        (error: unknown) => logFailure('No objectives.', error),
      )
    return () => {
      isCurrent = false
    }
  }, [data, user])
  const { Part } = useLatePart(loadFits, user !== null && buyers.length > 0)
  return Part && <Part {...props} buyers={buyers} />
}

function buyersOf(data: Data, user: string): Promise<Buyers> {
  const known = told.get(data)
  if (known?.user === user) return known.buyers
  const buyers = whenIdle()
    .then(() => data.ownBuyers())
    .then(({ results }) => results)
  told.set(data, { user, buyers })
  buyers.catch(() => told.delete(data))
  return buyers
}
