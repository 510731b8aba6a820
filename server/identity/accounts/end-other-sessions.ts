import type { Kysely } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { grantsOf } from './sessions.ts'

/**
 * Ends all sessions and grants of an account but those of one session, which say from now on what was given in it.
 * @param ownUid `uid` of the session that stays
 * @param given what its sign-in counts as: by which password, or in which ways
 * @returns whether there were other sessions
 */
export async function endOtherSessions(
  transaction: Kysely<Database>,
  id: string,
  ownUid: string,
  given: { acr: string } | { amr: string[] },
): Promise<boolean> {
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
    else if (row.payload.acr !== undefined)
      await stamp(transaction, where, { ...row.payload, ...given })
  }
  return read.some((row) => row.model === 'Session' && row !== session)
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
