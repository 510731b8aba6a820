import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { longestMemory } from '../accounts/attempt-limits.ts'

/** Milliseconds that an expired link stays stored, so that its page can say 'expired'. */
const linkMemory = 30 * 24 * 3_600_000

/** Milliseconds that an ended session is known as such; no request that writes it back is under way so long. */
const endMemory = 24 * 3_600_000

/** Removes what has run out: sessions, codes and tokens, old links, forgotten attempts. */
export async function cleanUp(db: Kysely<Database>): Promise<void> {
  const now = Date.now()
  const iso = (time: number) => new Date(time).toISOString()
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', iso(now)).execute()
  await db
    .deleteFrom('action_tokens')
    .where('expires_at', '<', iso(now - linkMemory))
    .execute()
  await db.deleteFrom('address_changes').where('expires_at', '<', iso(now)).execute()
  await db
    .deleteFrom('session_browsers')
    .where(({ eb, or }) =>
      or([eb('ended_at', 'is', null), eb('ended_at', '<', iso(now - endMemory))]),
    )
    .where('uid', 'not in', ({ selectFrom }) =>
      selectFrom('oidc_payloads')
        .select(({ ref }) => ref('uid').$notNull().as('uid'))
        .where('model', '=', 'Session')
        .where('uid', 'is not', null),
    )
    .execute()
  await db
    .deleteFrom('identity_attempts')
    .where('updated_at', '<', iso(now - longestMemory * 1000))
    .where('blocked_until', '<', iso(now))
    .execute()
}
