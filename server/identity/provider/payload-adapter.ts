import type { Kysely, Selectable } from 'kysely'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { OidcPayloadTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'

/** Models that end with their grant; sessions and interactions name a grant but outlive it. */
const grantable = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/**
 * Milliseconds in which a used refresh token still works. Two tabs of one browser may refresh at
 * the same moment with the same token; without this, the second would revoke the grant of both.
 */
const refreshOverlap = 30_000

/**
 * Milliseconds in which a sign-in that is done takes its form once more: a double tap sends it twice, and the
 * browser shows the answer to the second. Nobody gets in by it who does not send the right password again.
 */
export const formOverlap = 60_000

/** Stores the models of oidc-provider in the database. */
export function createPayloadAdapter(db: Kysely<Database>): AdapterFactory {
  return (model) => adapterOf(db, model)
}

function adapterOf(db: Kysely<Database>, model: string): Adapter {
  const byId = (id: string) =>
    db.selectFrom('oidc_payloads').selectAll().where('model', '=', model).where('id', '=', id)

  return {
    async upsert(id, payload, expiresIn) {
      if (model === 'Session' && (await isEnded(db, payload.uid))) return
      const row = {
        payload: JSON.stringify(payload),
        grant_id: grantable.has(model) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000).toISOString() : null,
      }
      await db
        .insertInto('oidc_payloads')
        .values({ model, id, consumed_at: null, ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute()
    },
    async find(id) {
      // Codes and tokens come as the caller typed them, and PostgreSQL cannot compare with U+0000.
      if (id.includes('\0')) return undefined
      return present(await byId(id).executeTakeFirst())
    },
    async findByUid(uid) {
      return present(
        await db
          .selectFrom('oidc_payloads')
          .selectAll()
          .where('model', '=', model)
          .where('uid', '=', uid)
          .executeTakeFirst(),
      )
    },
    // The device flow is not offered; nothing is ever stored under a user code.
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: new Date().toISOString() })
        .where('model', '=', model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .execute()
    },
    async destroy(id) {
      if (model === 'Interaction') return endInteraction(db, id)
      await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', id).execute()
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute()
    },
  }
}

/** Marks a sign-in as done, the first time, and has it go soon. */
async function endInteraction(db: Kysely<Database>, id: string): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('oidc_payloads')
    .set(({ fn, val }) => ({
      consumed_at: fn.coalesce('consumed_at', val(new Date(now).toISOString())),
      expires_at: new Date(now + formOverlap).toISOString(),
    }))
    .where('model', '=', 'Interaction')
    .where('id', '=', id)
    .execute()
}

/**
 * Whether a sign-in is done.
 * @param uid of an interaction that is stored
 */
export async function isInteractionDone(db: Kysely<Database>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('oidc_payloads')
    .select('consumed_at')
    .where('model', '=', 'Interaction')
    .where('id', '=', uid)
    .executeTakeFirst()
  return row !== undefined && row.consumed_at !== null
}

/** Whether a session was ended from the account page while the request that writes it was under way. */
async function isEnded(db: Kysely<Database>, uid: string | undefined): Promise<boolean> {
  if (uid === undefined) return false
  const row = await db
    .selectFrom('session_browsers')
    .select('ended_at')
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row !== undefined && row.ended_at !== null
}

function present(row: Selectable<OidcPayloadTable> | undefined): AdapterPayload | undefined {
  if (!row || (row.expires_at && Date.parse(row.expires_at) <= Date.now())) return undefined
  const payload = JSON.parse(row.payload) as AdapterPayload
  const consumed = row.consumed_at ? Date.parse(row.consumed_at) : null
  if (consumed === null) return payload
  // Whichever way the clock went: one that was set back must not make used ones good again.
  const age = Math.abs(Date.now() - consumed)
  if (row.model === 'Interaction') return age < formOverlap ? payload : undefined
  const stillGood = row.model === 'RefreshToken' && age < refreshOverlap
  return stillGood ? payload : { ...payload, consumed: Math.floor(consumed / 1000) }
}
