import { benefitClaimNotice } from '../../mail/benefit-claim-notice.ts'
import { composeNotice } from '../../mail/compose-notice.ts'
import type { Store } from '../../store/create-store.ts'
import { addMail } from '../../store/waiting-mails.ts'
import type { Consumer } from '../consumer.ts'

/**
 * Mails each new claim on a benefit to the operator's address for them.
 * @param to null where there is none: claims are only stored, also for an address that is set later
 */
export function createClaimNotices(store: Store, to: string | null): Consumer<'benefit.claimed'> {
  return {
    name: 'claim-notices',
    heeds: ['benefit.claimed'],
    async handle({ organisationId, userId, data }) {
      if (to === null) return null
      const { benefit, host } = data
      const claim = await store.benefitClaims.of(organisationId, benefit)
      // Gone with the account that made it, or with the organisation.
      if (!claim || userId === null) return null
      const brand = await store.brands.forHost(host)
      const notice = composeNotice(benefitClaimNotice({ brand, to }, benefit, claim))
      return (transaction) => addMail(transaction, { ...notice, userId })
    },
  }
}
