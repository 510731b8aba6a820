import type { ListedBenefitClaim } from '#src/contract/operate/benefit-claims.ts'
import type { ListedClaim } from '../store/benefits/listed-claims.ts'

/** A claim on a benefit, for operators. */
export function presentBenefitClaim(claim: ListedClaim): ListedBenefitClaim {
  const { organisation, benefit, ref, createdAt, claimedBy, phoneNumber, passedOnAt } = claim
  return {
    ...{ slug: organisation.slug, supplier: organisation.name, benefit, ref },
    ...{ claimedAt: createdAt, claimedBy, phoneNumber, passedOnAt },
    identifiers: claim.identifiers.map((one) =>
      typeof one === 'string'
        ? { typeId: null, identifier: one }
        : { typeId: one.typeId, identifier: one.identifier },
    ),
  }
}

/** Headings of the file, in the order of its columns. */
export const benefitClaimHeadings = [
  ...['reference', 'benefit', 'supplier', 'slug', 'business numbers', 'claimed by'],
  ...['phone number', 'claimed at', 'passed on at'],
]

/** A row of the file. */
export const benefitClaimCells = (claim: ListedBenefitClaim): string[] => [
  ...[claim.ref, claim.benefit, claim.supplier, claim.slug],
  claim.identifiers
    .map(({ typeId, identifier }) => (typeId === null ? identifier : `${typeId} ${identifier}`))
    .join('; '),
  ...[claim.claimedBy, claim.phoneNumber, claim.claimedAt, claim.passedOnAt ?? ''],
]
