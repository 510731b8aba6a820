import { type Expression, sql, type SqlBool } from 'kysely'

/** Which part of a list is read. */
export type PageWanted = {
  /** Rows. */
  limit: number
  /** Where the page before it ended, as that told; undefined: from the beginning. */
  after?: readonly string[] | undefined
}
/** @template Row of the list */
export type Page<Row> = {
  rows: Row[]
  /** Where this page ends; null where nothing comes behind it. */
  next: readonly string[] | null
}

/**
 * Whether a row comes behind a place in the order of some columns, which an index of them looks up.
 * @param columns texts, in the order in which the rows are sorted
 * @param after their values at that place; undefined: every row does
 * @param order of all the columns
 */
export function isBehind(
  columns: readonly string[],
  after: readonly string[] | undefined,
  order: 'asc' | 'desc' = 'asc',
): Expression<SqlBool> {
  if (!after) return sql<boolean>`true`
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql<boolean>`(${names}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(after)})`
}

/**
 * Makes a page of rows.
 * @param rows one more than the page may have, where there are as many
 * @param placeOf values of the columns by which they are sorted
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => readonly string[],
): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > limit && last ? placeOf(last) : null }
}
