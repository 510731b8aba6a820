import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Account } from './account-store.ts'

/**
 * Makes other transactions that change what an account is signed in to with wait until this one has ended.
 * @param account as the caller has seen it
 * @returns false where it is gone, or has another password by now: whoever has opened it by the former one
 * changes nothing any more
 */
export async function lockAccount(
  transaction: Kysely<Database>,
  { id, tokens_valid_from }: Pick<Account, 'id' | 'tokens_valid_from'>,
): Promise<boolean> {
  const row = await transaction
    .updateTable('accounts')
    .set((own) => ({ newcomer: own.ref('newcomer') }))
    .where('id', '=', id)
    .where('tokens_valid_from', '=', tokens_valid_from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
