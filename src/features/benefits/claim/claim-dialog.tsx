import { useId } from 'react'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { refusalOf } from '#src/contract/refusal-of.ts'
import type { Offer } from '#src/contract/offer.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import type { PhoneEntry } from '#src/ui/use-phone-number.ts'
import { ClaimForm } from './claim-form.tsx'
import { Claimed } from './claimed.tsx'
import { useClaim } from './use-claim.ts'

type ClaimDialogProps = {
  offer: Offer
  slug: string
  phone: PhoneEntry
  onClose: () => void
}

/** BEN-2: where the claim stands, and claiming. Asks for it each time it opens: a colleague may have claimed. */
export function ClaimDialog({ offer, slug, phone, onClose }: ClaimDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const formId = useId()
  const partner = offer.offerLabel || offer.title
  const { loaded, made, claim, busy, failure, error } = useClaim(slug, offer)
  const canClaim = loaded.state === 'ready' && !loaded.value.claimed
  const refusal = refusalOf(failure, 'phoneNumber')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={offer.title}
      footer={
        <>
          {canClaim && (
            <Button variant="primary" type="submit" form={formId} busy={busy}>
              {t('benefits.claim.submit')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {canClaim ? t('benefits.claim.cancel') : t('benefits.claim.close')}
          </Button>
        </>
      }
    >
      <ListState
        loaded={loaded}
        loadingText={t('benefits.claim.fetch.loading')}
        failedText={t('benefits.claim.fetch.failed')}
        height="11rem"
      >
        {(state) =>
          state.claimed ? (
            <Claimed state={state} partner={partner} isNew={made} />
          ) : (
            <ClaimForm
              id={formId}
              partner={partner}
              phone={phone}
              refusal={refusal && problemText(texts, refusal)}
              error={refusal ? null : error}
              onSubmit={() => phone.check() && claim(phone.typed)}
            />
          )
        }
      </ListState>
    </Dialog>
  )
}
