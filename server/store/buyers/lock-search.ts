import { problem } from '../../texts/problem.ts'
import type { Connection } from '../engine.ts'

/** Makes other looks at a search wait until the transaction has ended. @throws ProblemError 404 where it is gone */
export async function lockSearch(transaction: Connection, id: string) {
  const row = await transaction
    .updateTable('buyer_searches')
    .set((own) => ({ name: own.ref('name') }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(['look', 'looked_at as lookedAt', 'total'])
    .executeTakeFirst()
  if (!row) throw problem(404, 'problems.unknown-record')
  return row
}
