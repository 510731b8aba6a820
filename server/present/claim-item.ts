import type { Given } from '#src/contract/endpoint.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { claimItem } from '#src/contract/operate/claims.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { addressKind } from '../policies/claim.ts'
import { claimVersionOf } from '../store/claims/claim-version.ts'
import type { ClaimContext } from '../store/claims/claim-context.ts'
import type { OrganisationPerson } from '../store/organisation-people.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import { presentDetails } from './organisation-details.ts'
import { presentLease } from './lease.ts'

/** Everything that helps to decide on a claim. */
export function presentClaimItem(
  catalogue: CatalogueIn,
  { record, context }: { record: OrganisationRecord; context: ClaimContext },
  userId: string,
): Given<typeof claimItem> {
  const { identifiers, known = [] } = presentDetails(catalogue, record)
  const { claimant, owners, competing, elsewhere, remindedAt, lease } = context
  const { website, websiteSetBy } = record
  return {
    ...presentClaimant(claimant),
    ...{ slug: record.slug, supplier: record.name, countryCode: record.countryCode },
    kind: owners.length > 0 ? 'unanswered' : 'ownerless',
    lease: presentLease(lease, userId),
    version: claimVersionOf(claimant, record, owners),
    address: addressKind(claimant.email, website),
    ...{ website, websiteSetBySelf: websiteSetBy === claimant.userId },
    ...{ registeredAt: record.createdAt, identifiers, known, remindedAt },
    owners: owners.map((one) => ({
      ...{ name: fullName(one), email: one.email, emailVerified: one.emailVerified },
      ...{ since: one.whenAccepted ?? one.whenAsked, signedInAt: one.signedInAt },
    })),
    competing: competing.map(presentClaimant),
    elsewhere,
  }
}

function presentClaimant(person: OrganisationPerson) {
  const { id, email, emailVerified, whenAsked } = person
  return { claimId: id, name: fullName(person), email, emailVerified, since: whenAsked }
}
