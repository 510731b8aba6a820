import type { Kysely } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import type { Account } from './account-store.ts'
import { endLinks } from './confirm-address.ts'
import { grantsOf } from './sessions.ts'

/**
 * Sets a new password for a person who has given the present one, and ends everything else that is open:
 * other sessions, grants and tokens, and links that set a password. What belongs to the own session goes
 * on with the stamp of the new password (`password-stamp.ts`); its access tokens are asked for anew.
 * @param ownUid `uid` of the session in which it is changed
 * @returns the account as it is then; undefined where another password was set in between
 */
export async function changePassword(
  db: Kysely<Database>,
  account: Account,
  passwordHash: string,
  ownUid: string,
): Promise<Account | undefined> {
  const now = new Date().toISOString()
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash, tokens_valid_from: now })
      .where('id', '=', account.id)
      .where('tokens_valid_from', '=', account.tokens_valid_from)
      .returningAll()
      .executeTakeFirst()
    if (!renewed) return undefined
    await endOtherSessions(transaction, renewed, ownUid)
    await endLinks(transaction, account.id, ['reset'], now)
    return renewed
  })
}

/**
 * Ends all sessions and grants of an account but those of one session, which get the new password's stamp.
 * @param ownUid `uid` of the session that stays
 */
async function endOtherSessions(
  transaction: Kysely<Database>,
  { id, tokens_valid_from: acr }: Account,
  ownUid: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('oidc_payloads')
    .select(['model', 'id', 'uid', 'grant_id', 'payload'])
    .where('account_id', '=', id)
    .execute()
  const read = rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as AdapterPayload }))
  const session = read.find((row) => row.model === 'Session' && row.uid === ownUid)
  const grants = new Set(session ? grantsOf(session.payload) : [])
  for (const row of read) {
    const grant = row.model === 'Grant' ? row.id : row.grant_id
    const isOwn = row === session || (grant !== null && grants.has(grant))
    const where = { model: row.model, id: row.id }
    if (!isOwn) await remove(transaction, where)
    else if (row.payload.acr !== undefined) await stamp(transaction, where, { ...row.payload, acr })
  }
}

type Place = { model: string; id: string }

async function remove(transaction: Kysely<Database>, { model, id }: Place): Promise<void> {
  await transaction
    .deleteFrom('oidc_payloads')
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}

async function stamp(
  transaction: Kysely<Database>,
  { model, id }: Place,
  payload: AdapterPayload,
): Promise<void> {
  await transaction
    .updateTable('oidc_payloads')
    .set({ payload: JSON.stringify(payload) })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}
