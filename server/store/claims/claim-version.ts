import { createHash } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { type OrganisationPerson, ownersAmong, peopleOf } from '../organisation-people.ts'
import type { ItemKey } from '../verification/leases.ts'
import { unansweredBefore } from './waiting-claims.ts'

/**
 * Names what an operator is shown of a claim, so that a decision is about nothing else: who asks, what the website
 * is, and who owns the supplier.
 */
export function claimVersionOf(
  { userId, email, emailVerified }: OrganisationPerson,
  { website, websiteSetBy }: { website: string; websiteSetBy: string | null },
  owners: readonly OrganisationPerson[],
): string {
  const ids = owners.map(({ id }) => id).toSorted()
  const shown = JSON.stringify([userId, email, emailVerified, website, websiteSetBy, ids])
  return createHash('sha256').update(shown).digest('base64url')
}

/** A claim that waits for the operator, with the people of its supplier; undefined: it does not. */
export async function findClaim(
  db: Connection,
  { organisationId, itemId }: ItemKey,
  now: number,
): Promise<{ claimant: OrganisationPerson; people: OrganisationPerson[] } | undefined> {
  const people = await peopleOf(db, organisationId)
  const claimant = people.find(({ id }) => id === itemId)
  if (!claimant || claimant.whenAccepted) return undefined
  const isDue = ownersAmong(people).length === 0 || claimant.whenAsked <= unansweredBefore(now)
  return isDue ? { claimant, people } : undefined
}

/** The version of a claim that waits; null: it does not. */
export async function claimVersion(transaction: Connection, key: ItemKey): Promise<string | null> {
  const found = await findClaim(transaction, key, Date.now())
  if (!found) return null
  const site = await transaction
    .selectFrom('organisations')
    .select(['website', 'website_set_by as websiteSetBy'])
    .where('id', '=', key.organisationId)
    .executeTakeFirstOrThrow()
  return claimVersionOf(found.claimant, site, ownersAmong(found.people))
}
