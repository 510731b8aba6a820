import { leaseMinutes } from '#src/contract/operate/queue.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { nameOf } from './list-queue.ts'

/** Somebody else is at it. */
export class Leased extends Error {
  /** Of whoever it is. */
  readonly holder: string
  constructor(holder: string) {
    super(`${holder} is at it`)
    this.holder = holder
  }
}

/**
 * Takes what waits for one verifier, or prolongs that. Nothing but a courtesy: what two decide all the same
 * is decided once.
 * @param now ms since the epoch
 * @returns until when, ISO 8601
 * @throws Leased where another one has it
 */
export async function takeLease(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
  userId: string,
  now: number,
): Promise<string> {
  const expires_at = isoTime(now + leaseMinutes * 60_000)
  const key = { organisation_id: organisationId, credential_id: credentialId }
  const taken = await db
    .insertInto('verification_leases')
    .values({ ...key, user_id: userId, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'credential_id'])
        .doUpdateSet({ user_id: userId, expires_at })
        .where((where) =>
          where.or([
            where('verification_leases.user_id', '=', userId),
            where('verification_leases.expires_at', '<=', isoTime(now)),
            // Written before the clock was set back.
            where('verification_leases.expires_at', '>', expires_at),
          ]),
        ),
    )
    .returning('user_id')
    .execute()
  if (taken.length > 0) return expires_at
  const holder = await db
    .selectFrom('verification_leases as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .where('l.organisation_id', '=', organisationId)
    .where('l.credential_id', '=', credentialId)
    .executeTakeFirst()
  throw new Leased(holder ? nameOf(holder) : '')
}

/** Leaves it to others; nothing where it is not the user's. */
export async function endLease(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('verification_leases')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .execute()
}
