import { createHash } from 'node:crypto'
import type { Connection } from '../engine.ts'
import type { Pair } from './pair.ts'
import { waitingPairs } from './pair.ts'

/**
 * Names what is shown of a pair, so that a decision is about nothing else: with each change of a profile and of its
 * owners it has another version.
 * @returns null where the pair does not wait
 */
export async function pairVersion(db: Connection, { first, second }: Pair): Promise<string | null> {
  const row = await waitingPairs(db)
    .select(['a.version as first', 'b.version as second', 'p.signs'])
    .where('p.first_id', '=', first)
    .where('p.second_id', '=', second)
    .executeTakeFirst()
  if (!row) return null
  const shown = JSON.stringify([first, row.first, second, row.second, row.signs])
  return createHash('sha256').update(shown).digest('base64url')
}
