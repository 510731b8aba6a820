import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'
import { emailKey } from '#src/contract/email-address.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { hashPassword, newSalt } from './accounts/password-hash.ts'

/** The account of demonstrations for suppliers; published in the README, so only ever made in demo mode. */
export const demoAccount = {
  id: 'd3b0a1c2-4f5e-4a6b-8c7d-9e0f1a2b3c4d',
  email: 'demo@credence.test',
  password: 'Green-ledger-42',
  firstName: 'Dana',
  lastName: 'Mori',
} as const

/** The same for buyers: it belongs to no supplier. */
export const demoBuyerAccount = {
  id: '6f1d2e3a-7b84-4c95-a0d6-2e8f9b1c3d5a',
  email: 'buyer@credence.test',
  password: demoAccount.password,
  firstName: 'Noor',
  lastName: 'Haddad',
} as const

/** Makes the demo accounts where they are not; what was changed in them stays. */
export async function ensureDemoAccounts(db: Kysely<Database>): Promise<void> {
  const known = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [demoAccount.id, demoBuyerAccount.id])
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  for (const account of [demoAccount, demoBuyerAccount])
    if (!ids.has(account.id)) await makeAccount(db, account)
}

async function makeAccount(
  db: Kysely<Database>,
  { id, email, password, firstName, lastName }: typeof demoAccount | typeof demoBuyerAccount,
): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('accounts')
    .values({
      ...{ id, email, email_key: emailKey(email), verified_at: now },
      password_hash: await hashPassword(password, newSalt()),
      ...{ first_name: firstName, last_name: lastName, newcomer: 0, language: defaultLanguage },
      ...{ tokens_valid_from: now, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
