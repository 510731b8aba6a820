import type { ClaimedBenefit } from '#src/contract/operate/benefit-claims.ts'
import type { ClaimIdentifier, ListedClaim } from '../store/benefits/listed-claims.ts'
import type { Notice } from './compose-notice.ts'

const names = { fifo: 'partner benefit', butn: 'invoice finance' } as const

type Claim = Pick<ListedClaim, 'ref' | 'phoneNumber' | 'claimedBy' | 'identifiers'> & {
  organisation: { name: string; slug: string }
}

/** To the operator's address for claims on benefits: a supplier has made one. */
export function benefitClaimNotice(
  { brand, to }: Pick<Notice, 'brand' | 'to'>,
  benefit: ClaimedBenefit,
  { ref, organisation, phoneNumber, claimedBy, identifiers }: Claim,
): Notice {
  return {
    ...{ to, brand },
    subject: `New claim: ${names[benefit]}`,
    reason: `An organisation has claimed: ${names[benefit]}.`,
    facts: [
      ['Reference', ref],
      ['Organisation', `${organisation.name} (${organisation.slug})`],
      ['Phone number', phoneNumber],
      ['Claimed by', claimedBy],
      ...identifiers.map((one) => ['Business number', inWords(one)] as const),
    ],
  }
}

function inWords(one: ClaimIdentifier): string {
  return typeof one === 'string' ? one : `${one.typeId} ${one.identifier}`
}
