import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import { secret } from '../../store/secrets.ts'
import type { Database } from '../../store/tables.ts'
import { accountsByEmail } from './account-store.ts'
import { newSalt, saltOf } from './password-hash.ts'

const saltBytes = 16

/**
 * The salt of every password of an address, so that a sign-in compares one hash with those of all its
 * accounts: the time would tell how many there are (ACC-5). That of an account which is there; for the
 * first one it is derived, so that two sign-ups at the same moment get the same one.
 */
export async function addressSalt(db: Kysely<Database>, email: string): Promise<string> {
  const key = await secret(db, 'password-salts', async () => randomBytes(32).toString('base64'))
  const derived = createHmac('sha256', Buffer.from(key, 'base64')).update(emailKey(email)).digest()
  const [first] = await accountsByEmail(db, email)
  return (first && saltOf(first.password_hash)) ?? newSalt(derived.subarray(0, saltBytes))
}
