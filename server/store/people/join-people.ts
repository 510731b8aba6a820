import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Engine } from '../engine.ts'
import { joinBuyerRoles } from '../buyers/buyers-of-person.ts'
import { mergeMemberships } from '../merge-memberships.ts'
import { createFingerprints } from '../outreach/fingerprints.ts'
import { rememberUser, type UserClaims } from '../users.ts'
import { raiseOwned } from '../proofs/raise-owned.ts'
import { recordAudit } from '../audit.ts'
import { renameInAudit } from './audit-of-person.ts'
import { lockUser } from './lock-user.ts'
import { personalTables } from './personal-tables.ts'

/**
 * Gives one user everything that another one has, and ends the other; runs in the caller's
 * transaction. Where both belong to an organisation the stronger standing stays; of what there can
 * only be one, the remaining user's own.
 * @param from id of the user who ends, whether or not they have ever used the portal
 */
export async function joinPeople(
  transaction: Connection,
  engine: Engine,
  { from, into }: { from: string; into: UserClaims },
): Promise<void> {
  // What is under way for them waits, and then finds no such user.
  await lockUser(transaction, engine, from)
  await rememberUser(transaction, into)
  for (const id of [from, into.id]) await raiseOwned(transaction, id)
  await mergeMemberships(transaction, 'user_id', { from, into: into.id })
  await joinBuyerRoles(transaction, { from, into: into.id })
  for (const { table, column, joined } of personalTables) {
    if (joined === 'ends') continue
    const rows = sql.table(table)
    const user = sql.ref(column)
    if (joined !== 'all') {
      const isSame = joined.map((name) => sql` and own.${sql.ref(name)} = ${rows}.${sql.ref(name)}`)
      await sql`delete from ${rows} where ${user} = ${from} and exists (
        select 1 from ${rows} as own where own.${user} = ${into.id}${sql.join(isSame, sql``)})`.execute(
        transaction,
      )
    }
    await sql`update ${rows} set ${user} = ${into.id} where ${user} = ${from}`.execute(transaction)
  }
  await transaction
    .updateTable('organisations')
    .set({ website_set_by: into.id })
    .where('website_set_by', '=', from)
    .execute()
  const fingerprint = createFingerprints(transaction)
  await transaction
    .updateTable('outreach_log')
    .set({ sender: await fingerprint('user', into.id) })
    .where('sender', '=', await fingerprint('user', from))
    .execute()
  const id = randomUUID()
  const rewritten = await renameInAudit(transaction, { from, into: into.id }, id)
  await transaction.deleteFrom('users').where('id', '=', from).execute()
  await recordAudit(transaction, {
    ...{ id, actor: into.email, action: 'user.join', subject: into.id },
    details: { rewritten },
  })
}
