import { useEffect, useState } from 'react'
import type { Membership } from '../../contract/membership.ts'
import { useData } from '../../data/data-context.ts'

/**
 * How many people ask to join an organisation. 0 until it is known, where it cannot be known, and for
 * whoever does not decide about it.
 * @param slug of the organisation
 * @param memberships of the user
 */
export function useWaitingClaims(slug: string, memberships: readonly Membership[]): number {
  const data = useData()
  const [answer, setAnswer] = useState({ slug, waiting: 0 })
  const own = memberships.find((one) => one.organisation.slug === slug)
  const isOwner = own?.relationship === 'OWNER' && own.whenAccepted !== null
  useEffect(() => {
    if (!isOwner) return
    let isCurrent = true
    data.members(slug).then(
      (people) => {
        const waiting = people.filter((one) => !one.whenAccepted).length
        if (isCurrent) setAnswer({ slug, waiting })
      },
      // A hint only: without it the page is as good, and the members page says what is wrong.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [data, slug, isOwner])
  return isOwner && answer.slug === slug ? answer.waiting : 0
}
