import type { Brand } from '#src/contract/brand.ts'
import { composeNotice } from '../mail/compose-notice.ts'
import type { ClaimIdentifier, NewClaim } from '../store/benefit-claims.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import type { RouteDependencies } from './dependencies.ts'

const names = { fifo: 'partner benefit', butn: 'invoice finance' } as const

/** A claim that was just made, as the mail about it tells it. */
type ReportedClaim = Omit<NewClaim, 'organisationId' | 'userId'> & {
  ref: string
  organisation: Pick<OrganisationKey, 'name' | 'slug'>
  claimedBy: string
  brand: Brand
}

/**
 * Mails a new claim to BENEFIT_CLAIMS_TO, behind the answer. A mail that cannot be sent is
 * logged without anything about the person: the claim itself is stored.
 */
export function reportClaim(
  { config, mail, log }: Pick<RouteDependencies, 'config' | 'mail' | 'log'>,
  claim: ReportedClaim,
): void {
  const to = config.benefitClaimsTo
  if (!to) return
  const { benefit, identifiers = [], organisation } = claim
  const notice = composeNotice({
    to,
    brand: claim.brand,
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
  mail.send(notice).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    log.error({ benefit, reason }, 'the mail about a claim could not be sent')
  })
}

function inWords(one: ClaimIdentifier): string {
  return typeof one === 'string' ? one : `${one.typeId} ${one.identifier}`
}
