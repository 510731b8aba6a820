import { useEffect, useState } from 'react'
import { useData } from '#src/data/data-context.ts'
import { membershipStatus } from '#src/contract/membership-status.ts'
import { logFailure } from '#src/lib/log-failure.ts'

/**
 * Tells whether an organisation can be opened under its slug; another one would open where the user
 * has left it or it was renamed. While the memberships are unknown, every one can.
 * @param isWanted whether the queue is open
 * @returns tells it of a slug
 */
export function useOpenable(isWanted: boolean): (slug: string) => boolean {
  const data = useData()
  const [slugs, setSlugs] = useState<string[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    data.profile.memberships().then(
      (memberships) => {
        const accepted = memberships.filter((one) => membershipStatus(one) === 'ACCEPTED')
        if (isCurrent) setSlugs(accepted.map((one) => one.organisation.slug))
      },
      (error: unknown) => logFailure('The memberships could not be read.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [data, isWanted])
  return (slug) => slugs?.includes(slug) ?? true
}
