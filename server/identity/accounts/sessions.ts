import type { Kysely } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import type { Account } from './account-store.ts'
import type { BrowserFamily } from './browser-family.ts'

/** A browser that is signed in to an account. Times in milliseconds; null where they are not known. */
export type AccountSession = BrowserFamily & {
  uid: string
  signedInAt: number | null
  /** To the hour: an access token is good for as long without asking again. */
  lastUsedAt: number | null
}

/** Models that are only issued while a browser uses the portal. */
const signsOfUse = ['RefreshToken', 'AuthorizationCode']

/** Where an account is signed in with the password that it has now, the last used first. */
export async function sessionsOf(
  db: Kysely<Database>,
  account: Account,
): Promise<AccountSession[]> {
  const rows = await payloadsOf(db, account.id, ['Session', ...signsOfUse])
  const noted = await db
    .selectFrom('session_browsers')
    .selectAll()
    .where('account_id', '=', account.id)
    .execute()
  const used = lastUses(rows)
  return rows
    .filter(({ model, payload }) => model === 'Session' && isOf(payload, account))
    .flatMap(({ payload: { uid = '', loginTs } }) => {
      const row = noted.find((one) => one.uid === uid)
      if (row?.ended_at) return []
      const signedInAt = loginTs === undefined ? null : loginTs * 1000
      return {
        uid,
        browser: row?.browser ?? null,
        system: row?.system ?? null,
        signedInAt,
        lastUsedAt: Math.max(used.get(uid) ?? 0, signedInAt ?? 0) || null,
      }
    })
    .toSorted((left, right) => (right.lastUsedAt ?? 0) - (left.lastUsedAt ?? 0))
}

/**
 * Ends sessions of an account with their grants, codes and tokens; access tokens end with the grant.
 * @param isEnded which ones, by `uid`
 */
export async function endSessions(
  db: Kysely<Database>,
  accountId: string,
  isEnded: (uid: string) => boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await payloadsOf(transaction, accountId, ['Session', ...signsOfUse])
    const ended = rows.filter(({ model, payload }) =>
      isEnded((model === 'Session' ? payload.uid : payload.sessionUid) ?? ''),
    )
    const uids = ended.flatMap(({ model, payload: { uid } }) =>
      model === 'Session' && uid ? [uid] : [],
    )
    const grants = [...new Set(ended.flatMap(({ payload }) => grantsOf(payload)))]
    if (uids.length > 0) await noteEnd(transaction, accountId, uids)
    for (const grant of grants) {
      await transaction
        .deleteFrom('oidc_payloads')
        .where('account_id', '=', accountId)
        .where(({ eb, or, and }) =>
          or([eb('grant_id', '=', grant), and([eb('model', '=', 'Grant'), eb('id', '=', grant)])]),
        )
        .execute()
    }
  })
}

/** The grants that a session, code or token belongs to. */
export function grantsOf({ grantId, authorizations = {} }: AdapterPayload): string[] {
  const ofClients = Object.values(authorizations).map((one) => one.grantId)
  return [grantId, ...ofClients].filter((id) => id !== undefined)
}

async function noteEnd(
  transaction: Kysely<Database>,
  accountId: string,
  uids: readonly string[],
): Promise<void> {
  const ended_at = new Date().toISOString()
  const unknown = { browser: null, system: null }
  await transaction
    .insertInto('session_browsers')
    .values(uids.map((uid) => ({ uid, account_id: accountId, ...unknown, ended_at })))
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ended_at }))
    .execute()
  await transaction
    .deleteFrom('oidc_payloads')
    .where('account_id', '=', accountId)
    .where('model', '=', 'Session')
    .where('uid', 'in', uids)
    .execute()
}

async function payloadsOf(db: Kysely<Database>, accountId: string, models: readonly string[]) {
  const rows = await db
    .selectFrom('oidc_payloads')
    .select(['model', 'payload'])
    .where('account_id', '=', accountId)
    .where('model', 'in', models)
    .where('expires_at', '>', new Date().toISOString())
    .execute()
  return rows.map(({ model, payload }) => ({
    model,
    payload: JSON.parse(payload) as AdapterPayload,
  }))
}

/** Milliseconds, by session. */
function lastUses(rows: readonly { payload: AdapterPayload }[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { payload } of rows) {
    const { sessionUid, iat = 0 } = payload
    if (sessionUid) uses.set(sessionUid, Math.max(uses.get(sessionUid) ?? 0, iat * 1000))
  }
  return uses
}

function isOf({ acr }: AdapterPayload, account: Account): boolean {
  return acr === account.tokens_valid_from
}
