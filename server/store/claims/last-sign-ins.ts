import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

/**
 * When people signed in last, as far as it is known: to browsers in which they are signed in still, with the
 * portal's own identity provider.
 * @returns by the id of the user, ISO 8601
 */
export async function lastSignIns(
  db: Connection,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  if (userIds.length === 0) return known
  const rows = await db
    .selectFrom('oidc_payloads')
    .select(['account_id as userId', 'payload'])
    .where('account_id', 'in', userIds)
    .where('model', '=', 'Session')
    .execute()
  for (const { userId, payload } of rows) {
    const { loginTs } = JSON.parse(payload) as { loginTs?: number }
    if (!userId || loginTs === undefined) continue
    const at = isoTime(loginTs * 1_000)
    if (at > (known.get(userId) ?? '')) known.set(userId, at)
  }
  return known
}
