import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { lifetimes } from '../provider/lifetimes.ts'

type Challenge = Pick<
  Database['passkey_challenges'],
  | 'purpose'
  /** `uid` of the sign-in under way, or of the session. */
  | 'bound_to'
>

/** Milliseconds in which a challenge is answered: as long as the page of a sign-in can be filled in. */
const lifetime = lifetimes.interaction * 1000

/**
 * Makes what an authenticator has to sign, for one sign-in or session and one purpose.
 * @returns base64url
 */
export async function issueChallenge(
  db: Kysely<Database>,
  { purpose, bound_to }: Challenge,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + lifetime).toISOString()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, bound_to, expires_at })
    .execute()
  return challenge
}

/**
 * Uses a challenge up, whether or not what was signed turns out to be good.
 * @returns false where it was never made for this, was used before, or is too old
 */
export async function takeChallenge(
  db: Kysely<Database>,
  challenge: string,
  { purpose, bound_to }: Challenge,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', bound_to)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
