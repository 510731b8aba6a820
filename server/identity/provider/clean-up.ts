import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Job } from '../../schedule/job.ts'
import type { Database } from '../../store/tables.ts'
import { longestMemory } from '../accounts/attempt-limits.ts'

/** Milliseconds that an expired link stays stored, so that its page can say 'expired'. */
const linkMemory = 30 * 24 * 3_600_000

/** Milliseconds that an ended session is known as such; no request that writes it back is under way so long. */
const endMemory = 24 * 3_600_000

/** Rows that are looked at with one statement, while no request is answered where the database is inside. */
const slice = 1_000

/** Milliseconds between two clean-ups. */
const every = 3_600_000

/** Removes what has run out, once an hour for all processes. */
export function createCleanUp(db: Kysely<Database>): Job {
  return { name: 'identity-clean-up', every, run: (signal, now) => cleanUp(db, now, signal) }
}

/**
 * Removes what has run out: sessions, codes and tokens, old links, forgotten attempts.
 * @param now ms since the epoch
 * @throws the signal's reason where it ends before that is done
 */
export async function cleanUp(
  db: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const iso = (time: number) => new Date(time).toISOString()
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', iso(now)).execute()
  await db
    .deleteFrom('action_tokens')
    .where('expires_at', '<', iso(now - linkMemory))
    .execute()
  await db.deleteFrom('address_changes').where('expires_at', '<', iso(now)).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', iso(now)).execute()
  await db.deleteFrom('sign_in_steps').where('expires_at', '<', iso(now)).execute()
  await forgetBrowsers(db, iso(now - endMemory), signal)
  await db
    .deleteFrom('identity_attempts')
    .where('updated_at', '<', iso(now - longestMemory * 1000))
    .where('blocked_until', '<', iso(now))
    .execute()
}

/** Removes the browsers of sessions that are gone, in slices between which requests are answered. */
async function forgetBrowsers(
  db: Kysely<Database>,
  endedBefore: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let last = ''; ;) {
    signal?.throwIfAborted()
    const rows = await db
      .selectFrom('session_browsers')
      .select('uid')
      .where('uid', '>', last)
      .orderBy('uid')
      .limit(slice)
      .execute()
    const end = rows.at(-1)?.uid
    if (end === undefined) return
    await db
      .deleteFrom('session_browsers')
      .where('uid', '>', last)
      .where('uid', '<=', end)
      .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('ended_at', '<', endedBefore)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('oidc_payloads')
              .select('id')
              .where('model', '=', 'Session')
              .whereRef('oidc_payloads.uid', '=', 'session_browsers.uid'),
          ),
        ),
      )
      .execute()
    last = end
    await setImmediate()
  }
}
