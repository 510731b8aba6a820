import type { Connection } from './engine.ts'
import { raiseOwned } from './proofs/raise-owned.ts'

/** What a token says about its holder. */
export type UserClaims = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Stores a user's claims; writes only when they are new or have changed. */
export async function rememberUser(db: Connection, user: UserClaims): Promise<void> {
  const claims = {
    email: user.email,
    email_verified: user.emailVerified ? 1 : 0,
    first_name: user.firstName,
    last_name: user.lastName,
  }
  const stored = await db
    .selectFrom('users')
    .select(['email', 'email_verified', 'first_name', 'last_name'])
    .where('id', '=', user.id)
    .executeTakeFirst()
  const same =
    stored &&
    stored.email === claims.email &&
    stored.email_verified === claims.email_verified &&
    stored.first_name === claims.first_name &&
    stored.last_name === claims.last_name
  if (same) return
  const isOtherAddress =
    stored && (stored.email !== claims.email || stored.email_verified !== claims.email_verified)
  // Together: a page that is made anew in between would say what was.
  await within(db, async (transaction) => {
    if (isOtherAddress) await raiseOwned(transaction, user.id)
    const now = new Date().toISOString()
    await transaction
      .insertInto('users')
      .values({ id: user.id, ...claims, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...claims, updated_at: now }))
      .execute()
  })
}

const within = (db: Connection, run: (transaction: Connection) => Promise<void>): Promise<void> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)

/** A user as letters address them. */
export type KnownUser = { userId: string } & Pick<
  UserClaims,
  'email' | 'emailVerified' | 'firstName'
>

/** A user by id. */
export async function findUser(db: Connection, id: string): Promise<KnownUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'email_verified', 'first_name as firstName'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { email_verified, ...user } = row
  return { ...user, emailVerified: email_verified === 1 }
}
