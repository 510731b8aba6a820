import type { Membership } from '#src/contract/membership.ts'
import type { SaidOfClaim } from '#src/contract/operate/claim-decision.ts'
import { memberRefusal } from '../policies/member.ts'
import { lastOwner, notAccepted, unknownMember } from '../policies/member-decision.ts'
import { recordAudit } from './audit.ts'
import { noteClaimWait } from './claims/claim-waits.ts'
import type { Connection } from './engine.ts'
import { appendEvent } from './events/append-event.ts'
import type { Occasion } from './events/event.ts'
import { findMembership, hasOwner } from './memberships.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import { raiseVersion } from './organisations/raise-version.ts'
import type { OrganisationKey } from './organisations/organisation-record.ts'
import { findPerson, type OrganisationPerson } from './organisation-people.ts'

/** Who decides: an owner, by the id of the user, or an operator, whose decisions are recorded. */
export type Decider = { ownerId: string } | { operator: string }
type Decision = {
  by: Decider
  occasion: Occasion | null
  /** Why a claim is refused, in words of the portal and of whoever decides. */
  said?: SaidOfClaim
}
export type MemberKey = {
  organisation: Pick<OrganisationKey, 'id' | 'slug' | 'status'>
  membershipId: string
}
export type MemberChange = {
  /** Whether a claim is accepted; without `relationship` its maker becomes an employee. */
  accept: boolean
  relationship: Membership['relationship'] | undefined
}

/**
 * See MemberStore.change.
 * @throws ProblemError 403, 404 or 409, as MemberStore.change says
 */
export function changeMember(
  db: Connection,
  member: MemberKey,
  change: MemberChange,
  decision: Decision,
) {
  return db
    .transaction()
    .execute((transaction) => changeMemberIn(transaction, member, change, decision))
}

/** As `changeMember`, in the caller's transaction. */
export async function changeMemberIn(
  transaction: Connection,
  member: MemberKey,
  change: MemberChange,
  { by, occasion }: Decision,
) {
  const before = await lockPerson(transaction, member, by)
  if (!before.whenAccepted && !change.accept) throw notAccepted()
  const known = before.whenAccepted ? before.relationship : 'EMPLOYEE'
  const relationship = change.relationship ?? known
  if (relationship !== 'OWNER') await requireOtherOwner(transaction, member.organisation.id, before)
  const whenAccepted = before.whenAccepted ?? new Date().toISOString()
  const after: OrganisationPerson = { ...before, relationship, whenAccepted }
  if (before.whenAccepted && before.relationship === relationship) return { before, after }
  await raiseIfOwner(transaction, member, [before, after])
  const isForOwners = await noteDecidedClaim(transaction, member, { person: before, by })
  await transaction
    .updateTable('memberships')
    .set({ relationship, accepted_at: whenAccepted })
    .where('id', '=', before.id)
    .execute()
  const verb = before.whenAccepted ? 'change' : 'accept'
  await recordDecision(transaction, verb, { member, person: after, by })
  if (!before.whenAccepted)
    await appendDecision(transaction, 'accepted', { person: after, member, occasion, isForOwners })
  return { before, after }
}

/**
 * See MemberStore.remove.
 * @throws ProblemError 403, 404 or 409, as MemberStore.change says
 */
export function removeMember(db: Connection, member: MemberKey, decision: Decision) {
  return db.transaction().execute((transaction) => removeMemberIn(transaction, member, decision))
}

/** As `removeMember`, in the caller's transaction. */
export async function removeMemberIn(
  transaction: Connection,
  member: MemberKey,
  { by, occasion, said }: Decision,
) {
  const person = await lockPerson(transaction, member, by)
  await requireOtherOwner(transaction, member.organisation.id, person)
  await raiseIfOwner(transaction, member, [person])
  await noteDecidedClaim(transaction, member, { person, by })
  await transaction.deleteFrom('memberships').where('id', '=', person.id).execute()
  const verb = person.whenAccepted ? 'change' : 'refuse'
  await recordDecision(transaction, verb, { member, person, by, isRemoved: true, said })
  if (!person.whenAccepted)
    await appendDecision(transaction, 'refused', { person, member, occasion, said })
  return person
}

/** See MemberStore.leave. */
export function leaveOrganisation(db: Connection, userId: string, { id }: OrganisationKey) {
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, id)
    const own = await transaction
      .selectFrom('memberships')
      .select(['id', 'relationship', 'accepted_at as whenAccepted'])
      .where('user_id', '=', userId)
      .where('organisation_id', '=', id)
      .executeTakeFirst()
    if (!own) return
    await requireOtherOwner(transaction, id, own)
    if (isOwner(own)) await raiseVersion(transaction, id)
    await transaction.deleteFrom('memberships').where('id', '=', own.id).execute()
  })
}

/**
 * The person of a decision, under a lock on all decisions about the organisation.
 * @throws ProblemError 403 when the deciding owner is none any more; 404 when the person is gone
 */
async function lockPerson(transaction: Connection, member: MemberKey, by: Decider) {
  const { organisation, membershipId } = member
  await lockOrganisation(transaction, organisation.id)
  if ('ownerId' in by) {
    const own = await findMembership(transaction, by.ownerId, organisation.id)
    const refusal = memberRefusal('owner', organisation, own, 'PATCH')
    if (refusal) throw refusal
  }
  const person = await findPerson(transaction, organisation.id, membershipId)
  if (!person) throw unknownMember()
  return person
}

type Standing = Pick<OrganisationPerson, 'relationship' | 'whenAccepted'>
const isOwner = ({ relationship, whenAccepted }: Standing): boolean =>
  relationship === 'OWNER' && whenAccepted !== null

/** Of owners the profile says whether their addresses are confirmed. */
async function raiseIfOwner(
  transaction: Connection,
  { organisation }: MemberKey,
  standings: readonly Standing[],
): Promise<void> {
  if (standings.some(isOwner)) await raiseVersion(transaction, organisation.id)
}

/** @throws ProblemError 409 when a person is the last accepted owner */
async function requireOtherOwner(
  transaction: Connection,
  organisationId: string,
  person: Standing & Pick<OrganisationPerson, 'id'>,
): Promise<void> {
  if (!isOwner(person)) return
  const other = await transaction
    .selectFrom('memberships')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('relationship', '=', 'OWNER')
    .where('accepted_at', 'is not', null)
    .where('id', '!=', person.id)
    .executeTakeFirst()
  if (!other) throw lastOwner()
}

/**
 * Notes how long a claim had waited for the operator; claims that their owners have decided are not counted.
 * @returns whether the operator has decided in the place of owners
 */
async function noteDecidedClaim(
  transaction: Connection,
  { organisation }: MemberKey,
  { person: { whenAccepted, whenAsked }, by }: { person: OrganisationPerson; by: Decider },
): Promise<boolean> {
  if (whenAccepted || 'ownerId' in by) return false
  const isOwned = await hasOwner(transaction, organisation.id)
  await noteClaimWait(transaction, { whenAsked, isOwned }, Date.now())
  return isOwned
}

async function recordDecision(
  transaction: Connection,
  verb: 'accept' | 'change' | 'refuse',
  decision: {
    member: MemberKey
    person: OrganisationPerson
    by: Decider
    isRemoved?: true
    said?: SaidOfClaim | undefined
  },
): Promise<void> {
  const { member, person, by, isRemoved, said } = decision
  if ('ownerId' in by) return
  const { userId: user, relationship } = person
  await recordAudit(transaction, {
    actor: by.operator,
    action: `membership.${verb}`,
    subject: member.organisation.slug,
    details: {
      ...{ user, relationship },
      ...(isRemoved && { removed: true }),
      ...(said?.reasons.length && { reasons: said.reasons.join(' ') }),
      ...(said?.note && { note: said.note }),
    },
  })
}

function appendDecision(
  transaction: Connection,
  decision: 'accepted' | 'refused',
  about: {
    member: MemberKey
    person: OrganisationPerson
    occasion: Occasion | null
    said?: SaidOfClaim | undefined
    isForOwners?: boolean
  },
): Promise<void> {
  const { member, person, occasion, said, isForOwners = false } = about
  return appendEvent(transaction, {
    type: `membership.${decision}`,
    organisationId: member.organisation.id,
    userId: person.userId,
    data: { occasion, ...said, ...(isForOwners && { isForOwners }) },
  })
}
