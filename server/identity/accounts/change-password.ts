import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Account } from './account-store.ts'
import { endLinks } from './confirm-address.ts'
import { endOtherSessions } from './end-other-sessions.ts'

/**
 * Sets a new password for a person who has given the present one, and ends everything else that is open:
 * other sessions, grants and tokens, and links that set a password. What belongs to the own session goes
 * on with the stamp of the new password (`password-stamp.ts`); its access tokens are asked for anew.
 * @param ownUid `uid` of the session in which it is changed
 * @returns the account as it is then; undefined where another password was set in between
 */
export async function changePassword(
  db: Kysely<Database>,
  account: Account,
  passwordHash: string,
  ownUid: string,
): Promise<Account | undefined> {
  const now = new Date().toISOString()
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash, tokens_valid_from: now })
      .where('id', '=', account.id)
      .where('tokens_valid_from', '=', account.tokens_valid_from)
      .returningAll()
      .executeTakeFirst()
    if (!renewed) return undefined
    await endOtherSessions(transaction, account.id, ownUid, { acr: renewed.tokens_valid_from })
    await endLinks(transaction, account.id, ['reset'], now)
    return renewed
  })
}
