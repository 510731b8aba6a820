import { randomUUID } from 'node:crypto'
import { type BuyerRole, isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import { emailKey } from '#src/contract/email-address.ts'
import * as limits from '#src/contract/limits.ts'
import { lastBuyerAdmin } from '../../policies/buyer.ts'
import { unknownMember } from '../../policies/member-decision.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { rememberUser, type UserClaims } from '../users.ts'
import { addMail, type NewMail } from '../waiting-mails.ts'
import type { BuyerKey } from './buyer-store.ts'
import { holdBuyer, lockBuyer } from './lock-buyer.ts'
import { endSubscriptions } from './search-subscriptions.ts'

/** Somebody who belongs to a buyer or is invited to. */
export type BuyerPerson = {
  id: string
  /** Null: invited. */
  userId: string | null
  firstName: string
  lastName: string
  email: string
  role: BuyerRole
  acceptedAt: string | null
}

type Named = { buyer: BuyerKey; memberId: string }

/** The people of buyers. Who decides is checked again under the lock of the buyer. */
export type BuyerMemberStore = {
  /** Members first, each the oldest first. */
  list(buyerId: string): Promise<BuyerPerson[]>
  /**
   * Invites somebody, or gives who is invited already another role.
   * @param mail that tells them; null: their mailbox has had enough
   * @throws ProblemError 409 for a member's address, 422 where the team is as large as it may be
   */
  invite(
    buyer: BuyerKey,
    by: string,
    invited: { email: string; role: BuyerRole; mail: NewMail | null },
  ): Promise<BuyerPerson>
  /** @throws ProblemError 404 for nobody of the buyer, 409 for the last admin */
  change(member: Named, by: string, role: BuyerRole): Promise<BuyerPerson>
  /** Ends a membership or an invitation. @throws ProblemError as `change` does */
  remove(member: Named, by: string): Promise<void>
  /** @throws ProblemError 409 for the last admin */
  leave(buyer: BuyerKey, userId: string): Promise<void>
  /**
   * Makes whoever is invited a member; whoever is one already keeps the greater role.
   * @returns slug of the buyer
   * @throws ProblemError 404 where the invitation is gone, or is to another address
   */
  accept(user: UserClaims, invitationId: string): Promise<string>
  /** @throws ProblemError as `accept` does */
  decline(user: UserClaims, invitationId: string): Promise<void>
}

export function createBuyerMemberStore(db: Connection): BuyerMemberStore {
  const alone = <Result>(
    buyer: Pick<BuyerKey, 'id'>,
    by: { userId: string; least: BuyerRole },
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockBuyer(transaction, buyer.id, by)
      return work(transaction)
    })
  const asAdmin = (userId: string) => ({ userId, least: 'ADMIN' as const })
  return {
    list: (buyerId) => people(db, buyerId),
    invite: (buyer, by, { email, role, mail }) =>
      alone(buyer, asAdmin(by), async (transaction) => {
        const key = emailKey(email)
        const team = await people(transaction, buyer.id)
        const known = team.find((one) => emailKey(one.email) === key)
        if (known?.userId) throw problem(409, 'problems.buyer-member-known', { field: 'email' })
        if (!known && team.length >= limits.buyerMembers)
          throw problem(422, 'problems.too-many-buyer-members.team', {
            params: { most: limits.buyerMembers },
          })
        const id = known?.id ?? randomUUID()
        if (known)
          await transaction
            .updateTable('buyer_members')
            .set({ role })
            .where('id', '=', id)
            .execute()
        else
          await transaction
            .insertInto('buyer_members')
            .values({
              ...{ id, buyer_id: buyer.id, user_id: null, email: key, role },
              ...{ created_at: new Date().toISOString(), accepted_at: null },
            })
            .execute()
        if (mail) await addMail(transaction, mail)
        await note(transaction, { buyer, by, verb: 'invite', details: { member: id, role } })
        const nobody = { userId: null, firstName: '', lastName: '', acceptedAt: null }
        return { ...nobody, id, email: key, role }
      }),
    change: ({ buyer, memberId }, by, role) =>
      alone(buyer, asAdmin(by), async (transaction) => {
        const team = await people(transaction, buyer.id)
        const person = personAmong(team, memberId)
        if (role !== 'ADMIN') requireOtherAdmin(team, person)
        if (person.role === role) return person
        await transaction
          .updateTable('buyer_members')
          .set({ role })
          .where('id', '=', memberId)
          .execute()
        const details = { member: memberId, role }
        await note(transaction, { buyer, by, verb: 'member-change', details })
        return { ...person, role }
      }),
    remove: ({ buyer, memberId }, by) =>
      alone(buyer, asAdmin(by), async (transaction) => {
        const team = await people(transaction, buyer.id)
        const person = personAmong(team, memberId)
        requireOtherAdmin(team, person)
        if (person.userId) await endSubscriptions(transaction, buyer.id, person.userId)
        await transaction.deleteFrom('buyer_members').where('id', '=', memberId).execute()
        const details = { member: memberId }
        await note(transaction, { buyer, by, verb: 'member-remove', details })
      }),
    leave: (buyer, userId) =>
      alone(buyer, { userId, least: 'VIEWER' }, async (transaction) => {
        const team = await people(transaction, buyer.id)
        const own = team.find((one) => one.userId === userId)
        if (!own) return
        requireOtherAdmin(team, own)
        await endSubscriptions(transaction, buyer.id, userId)
        await transaction.deleteFrom('buyer_members').where('id', '=', own.id).execute()
        const details = { member: own.id }
        await note(transaction, { buyer, by: userId, verb: 'leave', details })
      }),
    accept: (user, invitationId) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        const { buyer, role } = await invitationOf(transaction, user, invitationId)
        const team = await people(transaction, buyer.id)
        const own = team.find((one) => one.userId === user.id)
        const isGreater = !own || isAtLeast(role, own.role)
        if (own) {
          await transaction.deleteFrom('buyer_members').where('id', '=', invitationId).execute()
          if (isGreater)
            await transaction
              .updateTable('buyer_members')
              .set({ role })
              .where('id', '=', own.id)
              .execute()
        } else
          await transaction
            .updateTable('buyer_members')
            .set({ user_id: user.id, email: null, accepted_at: new Date().toISOString() })
            .where('id', '=', invitationId)
            .execute()
        const details = { member: own?.id ?? invitationId, role: isGreater ? role : own.role }
        await note(transaction, { buyer, by: user.id, verb: 'join', details })
        return buyer.slug
      }),
    decline: (user, invitationId) =>
      db.transaction().execute(async (transaction) => {
        const { buyer } = await invitationOf(transaction, user, invitationId)
        await transaction.deleteFrom('buyer_members').where('id', '=', invitationId).execute()
        const details = { member: invitationId }
        await note(transaction, { buyer, by: user.id, verb: 'decline', details })
      }),
  }
}

async function people(db: Connection, buyerId: string): Promise<BuyerPerson[]> {
  const rows = await db
    .selectFrom('buyer_members as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.user_id as userId', 'm.role', 'm.accepted_at as acceptedAt'])
    .select(['m.email as invited', 'u.email', 'u.first_name', 'u.last_name'])
    .where('m.buyer_id', '=', buyerId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  const all = rows.map(({ invited, email, first_name, last_name, ...row }) => ({
    ...{ ...row, email: email ?? invited ?? '' },
    ...{ firstName: first_name ?? '', lastName: last_name ?? '' },
  }))
  return [...all.filter(({ userId }) => userId), ...all.filter(({ userId }) => !userId)]
}

/** @throws ProblemError 404 for nobody of the team */
function personAmong(team: readonly BuyerPerson[], id: string): BuyerPerson {
  const person = team.find((one) => one.id === id)
  if (!person) throw unknownMember()
  return person
}

/** @throws ProblemError 409 for the last member who manages the team */
function requireOtherAdmin(team: readonly BuyerPerson[], person: BuyerPerson): void {
  const isAdmin = ({ userId, role }: BuyerPerson) => userId !== null && role === 'ADMIN'
  if (!isAdmin(person)) return
  if (!team.some((one) => isAdmin(one) && one.id !== person.id)) throw lastBuyerAdmin()
}

/** An invitation to a confirmed address, its buyer under a lock. @throws ProblemError 404 where it is none */
async function invitationOf(transaction: Connection, user: UserClaims, id: string) {
  const find = () =>
    transaction
      .selectFrom('buyer_members as m')
      .innerJoin('buyers as b', 'b.id', 'm.buyer_id')
      .select(['b.id', 'b.slug', 'm.role'])
      .where('m.id', '=', id)
      .where('m.email', '=', emailKey(user.email))
      .executeTakeFirst()
  const seen = user.emailVerified ? await find() : undefined
  if (seen) await holdBuyer(transaction, seen.id)
  // It may have been taken back, or changed, before the lock was ours.
  const found = seen && (await find())
  if (!found) throw problem(404, 'problems.unknown-record')
  const { role, ...buyer } = found
  return { role, buyer }
}

type Noted = {
  buyer: Pick<BuyerKey, 'slug'>
  by: string
  verb: string
  details: Readonly<Record<string, unknown>>
}
const note = (transaction: Connection, { buyer, by, verb, details }: Noted) =>
  recordAudit(transaction, {
    ...{ actor: by, action: `buyer.${verb}`, subject: buyer.slug, details },
  })
