import { mostClaimContext } from '#src/contract/operate/claims.ts'
import type { Membership } from '#src/contract/membership.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'
import { type Lease, leaseKey, leasesOf } from '../verification/leases.ts'
import { findClaim } from './claim-version.ts'
import { lastSignIns } from './last-sign-ins.ts'
import { ownersAmong, type OrganisationPerson } from '../organisation-people.ts'

/** Another supplier of whoever asks. */
type OtherSupplier = {
  slug: string
  supplier: string
  relationship: Membership['relationship']
  isAccepted: boolean
}

/** A claim that waits, and what is known around it. */
export type ClaimContext = {
  claimant: OrganisationPerson
  remindedAt: string | null
  owners: (OrganisationPerson & { signedInAt: string | null })[]
  competing: OrganisationPerson[]
  elsewhere: OtherSupplier[]
  lease: Lease | null
}

/**
 * Everything that is known around a claim.
 * @param wanted `scope`: the brands of whoever looks, of which other suppliers are told; `now`: ms since the epoch
 * @returns undefined where it does not wait for the operator
 */
export async function claimContext(
  db: Connection,
  { organisationId, claimId }: { organisationId: string; claimId: string },
  { scope, now }: { scope: OperatorScope; now: number },
): Promise<ClaimContext | undefined> {
  const key = { organisationId, itemId: claimId }
  const found = await findClaim(db, key, now)
  if (!found) return undefined
  const { claimant, people } = found
  const owners = ownersAmong(people)
  const [signIns, elsewhere, leases, membership] = await Promise.all([
    lastSignIns(
      db,
      owners.map(({ userId }) => userId),
    ),
    otherSuppliers(db, claimant, { organisationId, scope }),
    leasesOf(db, [key], now),
    db
      .selectFrom('memberships')
      .select('reminded_at as remindedAt')
      .where('id', '=', claimId)
      .executeTakeFirst(),
  ])
  return {
    claimant,
    remindedAt: membership?.remindedAt ?? null,
    owners: owners.map((one) => ({ ...one, signedInAt: signIns.get(one.userId) ?? null })),
    competing: people
      .filter((one) => !one.whenAccepted && one.id !== claimId)
      .slice(0, mostClaimContext),
    elsewhere,
    lease: leases.get(leaseKey(key)) ?? null,
  }
}

async function otherSuppliers(
  db: Connection,
  { userId }: OrganisationPerson,
  { organisationId, scope }: { organisationId: string; scope: OperatorScope },
): Promise<OtherSupplier[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['o.slug', 'o.name as supplier', 'm.relationship', 'm.accepted_at as acceptedAt'])
    .where('m.user_id', '=', userId)
    .where('m.organisation_id', '!=', organisationId)
    .where(isInScope('o.brand_id', scope))
    .orderBy('m.created_at')
    .limit(mostClaimContext)
    .execute()
  return rows.map(({ acceptedAt, ...row }) => ({ ...row, isAccepted: acceptedAt !== null }))
}
