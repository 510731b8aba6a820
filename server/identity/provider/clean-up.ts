import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { longestMemory } from '../accounts/attempt-limits.ts'

/** Milliseconds that an expired link is kept, so that its page can say 'expired'. */
const linkMemory = 30 * 24 * 3_600_000

/** Removes what has run out: sessions, codes and tokens, old links, forgotten attempts. */
export async function cleanUp(db: Kysely<Database>): Promise<void> {
  const now = Date.now()
  const iso = (time: number) => new Date(time).toISOString()
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', iso(now)).execute()
  await db
    .deleteFrom('action_tokens')
    .where('expires_at', '<', iso(now - linkMemory))
    .execute()
  await db
    .deleteFrom('identity_attempts')
    .where('updated_at', '<', iso(now - longestMemory * 1000))
    .where('blocked_until', '<', iso(now))
    .execute()
}
