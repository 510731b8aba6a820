import { composeNotice } from '../../mail/compose-notice.ts'
import type { ClaimIdentifier } from '../../store/benefits/listed-claims.ts'
import type { Store } from '../../store/create-store.ts'
import { addMail } from '../../store/waiting-mails.ts'
import type { Consumer } from '../consumer.ts'

const names = { fifo: 'partner benefit', butn: 'invoice finance' } as const

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
      const { organisation, identifiers } = claim
      const notice = composeNotice({
        to,
        brand: await store.brands.forHost(host),
        subject: `New claim: ${names[benefit]}`,
        reason: `An organisation has claimed: ${names[benefit]}.`,
        facts: [
          ['Reference', claim.ref],
          ['Organisation', `${organisation.name} (${organisation.slug})`],
          ['Phone number', claim.phoneNumber],
          ['Claimed by', claim.claimedBy],
          ...identifiers.map((one) => ['Business number', inWords(one)] as const),
        ],
      })
      return (transaction) => addMail(transaction, { ...notice, userId })
    },
  }
}

function inWords(one: ClaimIdentifier): string {
  return typeof one === 'string' ? one : `${one.typeId} ${one.identifier}`
}
