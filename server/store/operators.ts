import type { Connection } from './engine.ts'

export type OperatorStore = {
  /** Whether a user may look after every organisation. */
  isOperator(userId: string): Promise<boolean>
  /** E-mail addresses of all operators. */
  addresses(): Promise<string[]>
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
  }
}
