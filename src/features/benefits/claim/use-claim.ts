import { useEffect, useRef, useState } from 'react'
import { useAnalytics } from '#src/analytics/analytics-context.ts'
import { withoutSpaces, type FifoState } from '#src/contract/benefit-claim.ts'
import type { Offer } from '#src/contract/offer.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { useData } from '#src/data/data-context.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'

/**
 * Where the claim of an organisation stands, and how it is made. Once it is made, the partner's page
 * opens in a tab of its own as far as the browser lets it: this one may hold unsaved typing.
 */
export function useClaim(slug: string, { id, title }: Pick<Offer, 'id' | 'title'>) {
  const data = useData()
  const analytics = useAnalytics()
  const stored = useLoaded(`claim of ${slug}`, () => data.benefits.fifoState(slug))
  const [made, setMade] = useState<FifoState | null>(null)
  const { run, busy, failure, error } = useAction()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function claim(typed: string) {
    run(async () => {
      const state = await data.benefits.claimFifo(slug, withoutSpaces(typed))
      setMade(state)
      analytics.track('fifo_offer_claimed', { offerId: id, title }, 'Payment')
      const href = websiteHref(state.redirectUrl)
      if (href && isOpen.current) window.open(href, '_blank', 'noreferrer')
    })
  }

  return {
    loaded: made ? ({ state: 'ready', value: made } as const) : stored,
    /** Whether it was made here and now. */
    made: made !== null,
    claim,
    busy,
    failure,
    error,
  }
}
