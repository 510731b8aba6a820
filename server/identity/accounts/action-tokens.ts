import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { ActionTokenTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'

export type Purpose = ActionTokenTable['purpose']

/** Hours that a mailed link lives. */
const linkHours: Record<Purpose, number> = { verify: 24, reset: 1 }

const hour = 3_600_000

export type LinkState = 'good' | 'expired' | 'used' | 'unknown'

/**
 * Makes the secret of a link that is mailed; only its SHA-256 is stored.
 * @returns 43 characters fit for a URL
 */
export async function issueToken(
  db: Kysely<Database>,
  purpose: Purpose,
  accountId: string,
): Promise<string> {
  const token = newSecret()
  const expires = new Date(Date.now() + linkHours[purpose] * hour)
  await db
    .insertInto('action_tokens')
    .values({
      hash: digest(token),
      purpose,
      account_id: accountId,
      used_at: null,
      expires_at: expires.toISOString(),
    })
    .execute()
  return token
}

/** What a link is worth, without using it up: mail scanners open links too. */
export async function inspectToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<{ state: LinkState; accountId: string | null }> {
  const row = await db
    .selectFrom('action_tokens')
    .selectAll()
    .where('hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row
    ? { state: stateOf(row), accountId: row.account_id }
    : { state: 'unknown', accountId: null }
}

/**
 * Uses a link up; of two who try at once, one succeeds.
 * @returns the account; null when the link is not good any more
 */
export async function useToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const now = new Date().toISOString()
  const row = await db
    .updateTable('action_tokens')
    .set({ used_at: now })
    .where('hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

function stateOf(row: Selectable<ActionTokenTable>): LinkState {
  if (row.used_at) return 'used'
  return row.expires_at > new Date().toISOString() ? 'good' : 'expired'
}

/** The secret of a link: 43 characters fit for a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a secret is stored: SHA-256, hexadecimal. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
