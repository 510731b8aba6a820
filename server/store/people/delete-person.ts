import { emailKey } from '#src/contract/email-address.ts'
import type { Connection } from '../engine.ts'
import { forgetInAudit } from './audit-of-person.ts'
import { raiseOwned } from '../proofs/raise-owned.ts'
import { leaveBuyers } from '../buyers/buyers-of-person.ts'
import { endSessions } from './end-sessions.ts'
import { type Person, speaksForAddress } from './find-people.ts'

/**
 * Deletes a person's account and everything that hangs on it: sessions, links, memberships, claims,
 * newsletters, and the buyers that nobody else belongs to. Organisations stay, and what was done stays on record without their name. The tokens
 * that they still have are refused from then on, because there is no account to them.
 * @param because id of the entry of the audit log that says so; the same transaction records it
 * @returns what that entry says under `rewritten`: see `forgetInAudit`
 */
export async function deletePerson(
  transaction: Connection,
  person: Person,
  because: string,
): Promise<number> {
  const { id, email } = person
  const isAddressTheirs = await speaksForAddress(transaction, person)
  await raiseOwned(transaction, id)
  await leaveBuyers(transaction, id, isAddressTheirs ? email : null)
  await endSessions(transaction, id)
  await transaction.deleteFrom('accounts').where('id', '=', id).execute()
  await transaction.deleteFrom('users').where('id', '=', id).execute()
  if (isAddressTheirs) {
    await transaction
      .deleteFrom('newsletter_sign_ups')
      .where('email', '=', emailKey(email))
      .execute()
    await transaction
      .updateTable('reports')
      .set({ email: null, mailbox: null })
      .where('email', '=', emailKey(email))
      .execute()
  }
  return forgetInAudit(transaction, isAddressTheirs ? [id, email] : [id], because)
}

/** Slugs of the organisations of which the person is the only accepted owner. */
export async function ownedAlone(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select('o.slug')
    .where('m.user_id', '=', userId)
    .where('m.relationship', '=', 'OWNER')
    .where('m.accepted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as other')
            .select('other.id')
            .whereRef('other.organisation_id', '=', 'm.organisation_id')
            .where('other.user_id', '!=', userId)
            .where('other.relationship', '=', 'OWNER')
            .where('other.accepted_at', 'is not', null),
        ),
      ),
    )
    .orderBy('o.slug')
    .execute()
  return rows.map((row) => row.slug)
}
