import { useText } from '../../i18n/text-context.ts'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import type { Offer } from '../../contract/offer.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type OfferLinkProps = {
  offer: Offer
  /** Its link, known to be an http(s) address. */
  href: string
}

/** The call to action of an offer: the partner's site in a tab of its own. */
export function OfferLink({ offer, href }: OfferLinkProps) {
  const t = useText()
  const analytics = useAnalytics()
  const { id, title, callToAction, languages } = offer
  return (
    <ButtonLink
      variant="secondary"
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={() => analytics.track('offer_clicked', { offerId: id, title }, 'General')}
    >
      <span lang={languages?.['callToAction']}>{callToAction || t('benefits.visit')}</span>
      <Icon drawing={icons.external} />
      <VisuallyHidden>{t('benefits.newTab')}</VisuallyHidden>
    </ButtonLink>
  )
}
