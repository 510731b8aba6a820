import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { typedCode } from './typed-code.ts'

const count = 10
/** Characters of a code: 80 bits, so that what is stored of it tells nobody the code. */
const length = 16
/** Crockford's: what people mistake for each other is one sign (https://www.crockford.com/base32.html). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Gives an account new codes in place of those it has.
 * @returns the codes, to be shown this once, in groups of four
 */
export async function renewRecoveryCodes(
  db: Kysely<Database>,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  const created_at = new Date().toISOString()
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        hash: hashOf(accountId, code),
        created_at,
        used_at: null,
      })),
    )
    .execute()
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

/** Uses a code up. @returns false where it is wrong, or was used before */
export async function useRecoveryCode(
  db: Kysely<Database>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date().toISOString() })
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOf(accountId, plainCode(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many codes an account has left; null where it never had any. */
export async function recoveryCodesLeft(
  db: Kysely<Database>,
  accountId: string,
): Promise<number | null> {
  const codes = await db
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('account_id', '=', accountId)
    .execute()
  return codes.length === 0 ? null : codes.filter(({ used_at }) => used_at === null).length
}

function newCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether something can be a recovery code: 80 bits, which nobody guesses, unlike the code of an app. */
export function isRecoveryCode(code: string): boolean {
  const plain = plainCode(code)
  return plain.length === length && [...plain].every((sign) => alphabet.includes(sign))
}

/** A code as it is meant, also where signs were mistaken for each other. */
function plainCode(code: string): string {
  return typedCode(code).replaceAll('o', '0').replaceAll(/[il]/g, '1')
}

function hashOf(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId} ${code}`).digest('hex')
}
