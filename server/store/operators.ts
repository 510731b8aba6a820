import type { Connection } from './engine.ts'

export type OperatorStore = {
  /** Whether a user may look after every organisation. */
  isOperator(userId: string): Promise<boolean>
  /** E-mail addresses of all operators. */
  addresses(): Promise<string[]>
  /** All operators with the time since when they are, oldest first. */
  list(): Promise<{ userId: string; email: string; since: string }[]>
}

export function createOperatorStore(db: Connection): OperatorStore {
  return {
    async isOperator(userId) {
      const row = await db
        .selectFrom('operators')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },
    async addresses() {
      const rows = await db
        .selectFrom('operators as p')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select('u.email')
        .orderBy('u.email')
        .execute()
      return rows.map((row) => row.email)
    },
    list: () =>
      db
        .selectFrom('operators as p')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select(['u.id as userId', 'u.email', 'p.created_at as since'])
        .orderBy('p.created_at')
        .orderBy('u.email')
        .execute(),
  }
}

/** Makes a user an operator; nothing changes for one who is. */
export async function grantOperator(transaction: Connection, userId: string): Promise<void> {
  await transaction
    .insertInto('operators')
    .values({ user_id: userId, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Takes the rights of an operator away; they count from the next request on. */
export async function revokeOperator(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('operators').where('user_id', '=', userId).execute()
}
