import { sql } from 'kysely'
import type { MergedPart } from '#src/contract/operate/merge-preview.ts'
import type { Connection } from '../engine.ts'
import type { MergePart } from './merge-parts.ts'

/** The organisation that goes and the one that stays, by their ids. */
export type MergedPair = { from: string; into: string }
/** What became of the rows of a table. */
export type MovedPart = {
  part: MergedPart
  label: string
  moved: number
  /** Left behind, because the other organisation has the same already. */
  known: number
}

/** Moves the rows of a table; those that the other organisation has already are deleted. */
export async function movePart(
  transaction: Connection,
  { table, label, key, isOrdered = false }: MergePart,
  { from, into }: MergedPair,
): Promise<MovedPart> {
  const rows = sql.table(table)
  const isSame = key.map((column) => sql`own.${sql.ref(column)} = ${rows}.${sql.ref(column)}`)
  const { numAffectedRows: known = 0n } =
    key.length === 0
      ? {}
      : await sql`
          delete from ${rows} where organisation_id = ${from} and exists (
            select 1 from ${rows} as own
            where own.organisation_id = ${into} and ${sql.join(isSame, sql` and `)})`.execute(
          transaction,
        )
  const place = isOrdered
    ? sql`, position = position + (
        select coalesce(max(own.position), -1) + 1 from ${rows} as own
        where own.organisation_id = ${into})`
    : sql``
  const { numAffectedRows: moved = 0n } = await sql`
    update ${rows} set organisation_id = ${into}${place}
    where organisation_id = ${from}`.execute(transaction)
  return { part: table, label, moved: Number(moved), known: Number(known) }
}
