import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'
import { emailKey } from '#src/contract/email-address.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { hashPassword, newSalt } from './accounts/password-hash.ts'

/** The account of demonstrations; published in the README, so only ever made in demo mode. */
export const demoAccount = {
  id: 'd3b0a1c2-4f5e-4a6b-8c7d-9e0f1a2b3c4d',
  email: 'demo@credence.test',
  password: 'Green-ledger-42',
  firstName: 'Dana',
  lastName: 'Mori',
} as const

/** Makes the demo account where there is none; what was changed in it stays. */
export async function ensureDemoAccount(db: Kysely<Database>): Promise<void> {
  const existing = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', demoAccount.id)
    .executeTakeFirst()
  if (existing) return
  const now = new Date().toISOString()
  await db
    .insertInto('accounts')
    .values({
      id: demoAccount.id,
      email: demoAccount.email,
      email_key: emailKey(demoAccount.email),
      verified_at: now,
      password_hash: await hashPassword(demoAccount.password, newSalt()),
      first_name: demoAccount.firstName,
      last_name: demoAccount.lastName,
      newcomer: 0,
      language: defaultLanguage,
      tokens_valid_from: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
