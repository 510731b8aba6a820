import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useAnalytics } from '#src/analytics/analytics-context.ts'
import { phoneNumberProblem } from '#src/contract/benefit-claim.ts'
import type { Offer } from '#src/contract/offer.ts'
import { useData } from '#src/data/data-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { usePhoneNumber } from '#src/ui/use-phone-number.ts'
import { ClaimDialog } from './claim-dialog.tsx'

type ClaimOfferProps = {
  offer: Offer
  /** Slug of the organisation that claims. */
  slug: string
}

/** Takes up an offer that needs a claim. What is typed outlives the dialog, which a press outside closes. */
export function ClaimOffer({ offer, slug }: ClaimOfferProps) {
  const t = useText()
  const analytics = useAnalytics()
  const data = useData()
  const [open, setOpen] = useState(false)
  const phone = usePhoneNumber(phoneNumberProblem)
  const { id, title, callToAction } = offer
  // Asked anew once the dialog is closed: it may have been claimed there.
  const stored = useLoaded(open ? '' : `state of the claim of ${slug}`, () =>
    data.benefits.fifoState(slug),
  )
  const isClaimed = stored.state === 'ready' && stored.value.claimed

  function start() {
    analytics.track('fifo_offer_clicked', { offerId: id, title }, 'General')
    setOpen(true)
  }

  return (
    <>
      <Button variant={isClaimed ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={start}>
        {isClaimed ? t('benefits.claim.seeClaim') : callToAction || t('benefits.claim.claim')}
      </Button>
      {isClaimed && (
        <Chip tone="positive" icon={icons.check}>
          {t('benefits.claim.isClaimed')}
        </Chip>
      )}
      {open && (
        <ClaimDialog offer={offer} slug={slug} phone={phone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
