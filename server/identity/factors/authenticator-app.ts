import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../store/tables.ts'
import type { Account } from '../accounts/account-store.ts'
import { typedCode } from './typed-code.ts'

/** Seconds for which an app shows a code, and its digits: what every app computes (RFC 6238). */
const period = 30
const digits = 6
/** Periods by which the clock of a phone may be wrong, either way. */
const drift = 1

/** A new secret to set an app up with: 160 bits, base32. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that apps read from a picture, with all that they show of an account. */
export function appAddress(secret: string, issuer: string, { email }: Account): string {
  return appOf(secret, issuer, email).toString()
}

/**
 * The period that a code belongs to, of those that are near.
 * @returns null where it is none of them
 */
export function stepOfCode(secret: string, code: string): number | null {
  const token = typedCode(code)
  if (token.length !== digits) return null
  const now = Date.now()
  const delta = appOf(secret).validate({ token, timestamp: now, window: drift })
  return delta === null ? null : stepAt(now) + delta
}

/**
 * Stores an app that has shown a right code, which does not count again.
 * @returns false where the account has one already
 */
export async function addApp(
  db: Kysely<Database>,
  accountId: string,
  app: { secret: string; step: number },
): Promise<boolean> {
  const confirmed_at = new Date().toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticator_apps')
    .values({ account_id: accountId, secret: app.secret, confirmed_at, last_step: app.step })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Uses a code of an account's app up. @returns false where it is wrong, or was used before */
export async function useAppCode(
  db: Kysely<Database>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const step = app ? stepOfCode(app.secret, code) : null
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('last_step', '<', step),
        // Of a time that has not come yet: the clock was set back, and would have to catch up first.
        where('last_step', '>', stepAt(Date.now()) + drift),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @param time ms since the epoch */
const stepAt = (time: number) => Math.floor(time / 1000 / period)

function appOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits, period })
}
