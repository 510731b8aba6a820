import { useState } from 'react'
import { useAnalytics } from '#src/analytics/analytics-context.ts'
import { phoneNumberProblem } from '#src/contract/benefit-claim.ts'
import type { Offer } from '#src/contract/offer.ts'
import { Button } from '#src/ui/button.tsx'
import { usePhoneNumber } from '#src/ui/use-phone-number.ts'
import { claimCopy } from '../copy.ts'
import { ClaimDialog } from './claim-dialog.tsx'

type ClaimOfferProps = {
  offer: Offer
  /** Slug of the organisation that claims. */
  slug: string
}

/** Takes up an offer that needs a claim. What is typed outlives the dialog, which a press outside closes. */
export function ClaimOffer({ offer, slug }: ClaimOfferProps) {
  const analytics = useAnalytics()
  const [open, setOpen] = useState(false)
  const phone = usePhoneNumber(phoneNumberProblem)
  const { id, title, callToAction } = offer

  function start() {
    analytics.track('fifo_offer_clicked', { offerId: id, title }, 'General')
    setOpen(true)
  }

  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={start}>
        {callToAction || claimCopy.claim}
      </Button>
      {open && (
        <ClaimDialog offer={offer} slug={slug} phone={phone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
