import type { Offer } from '#src/contract/offer.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { benefitsCopy, guestCopy } from '../copy.ts'
import styles from '../offer-action.module.css'
import { wayToTake } from '../way-to-take.ts'

/** Where a supplier's offers are taken up. */
const benefitsPath = '/organisation?section=benefits'

/** What a guest does to take up an offer: offers are for registered suppliers. */
export function GuestAction({ offer }: { offer: Offer }) {
  if (wayToTake(offer).by === 'nothing') {
    return <p className={styles.none}>{benefitsCopy.unavailable}</p>
  }
  return (
    <div className={styles.action}>
      <ButtonLink variant="secondary" href={signInHref('register', benefitsPath)}>
        <span>{guestCopy.take}</span>
        <VisuallyHidden>({offer.title})</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
