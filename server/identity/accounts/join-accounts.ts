import type { Kysely } from 'kysely'
import type { Engine } from '../../store/engine.ts'
import { endSessions } from '../../store/people/end-sessions.ts'
import { joinPeople } from '../../store/people/join-people.ts'
import type { Database } from '../../store/tables.ts'
import { accountById, type Account } from './account-store.ts'
import { useToken } from './action-tokens.ts'
import { lockAddress } from './confirm-address.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'

type Where = { db: Kysely<Database>; engine: Engine }

/**
 * Joins an unconfirmed account to the confirmed one of its address: all it has is the other's from
 * then on, and it ends, with its sessions. Only for a person who has shown to read the address's mail, to be
 * who signed up, and to know the password of the confirmed account (ACC-1).
 * @param token of the link in the mail
 * @returns the account that remains; undefined where the link or one of the accounts is gone
 */
export async function joinAccounts(
  { db, engine }: Where,
  id: string,
  token: string,
): Promise<Account | undefined> {
  return db.transaction().execute(async (transaction) => {
    const owner = await lockAddress(transaction, engine, id)
    const joining = await accountById(transaction, id)
    if (!owner || !joining || owner.id === id) return undefined
    if (!(await useToken(transaction, 'verify', token))) return undefined
    await join(transaction, engine, id, owner)
    return owner
  })
}

/**
 * Joins to an account those that share its address and its password, where they are not confirmed:
 * the person signed up twice. No stranger gains by it: only the password of the account joins them. One
 * with a second factor stays as it is, because the password alone opens nothing of it.
 */
export async function joinTwins({ db, engine }: Where, account: Account): Promise<void> {
  const twins = async (connection: Kysely<Database>) => {
    const rows = await connection
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', account.email_key)
      .where('password_hash', '=', account.password_hash)
      .where('id', '!=', account.id)
      .where('verified_at', 'is', null)
      .execute()
    const open = []
    for (const row of rows) if (!(await hasSecondFactor(connection, row.id))) open.push(row)
    return open
  }
  if ((await twins(db)).length === 0) return
  await db.transaction().execute(async (transaction) => {
    await lockAddress(transaction, engine, account.id)
    const remaining = await accountById(transaction, account.id)
    if (remaining?.password_hash !== account.password_hash) return
    for (const { id } of await twins(transaction)) await join(transaction, engine, id, remaining)
  })
}

async function join(
  transaction: Kysely<Database>,
  engine: Engine,
  from: string,
  into: Account,
): Promise<void> {
  const { id, email, verified_at } = into
  const emailVerified = verified_at !== null
  const names = { firstName: into.first_name, lastName: into.last_name }
  await joinPeople(transaction, engine, { from, into: { id, email, emailVerified, ...names } })
  await endSessions(transaction, from)
  await transaction.deleteFrom('accounts').where('id', '=', from).execute()
}
