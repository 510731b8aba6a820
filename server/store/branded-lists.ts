import { sql } from 'kysely'
import type { Connection } from './engine.ts'
import { problem } from '../texts/problem.ts'

/** Tables whose rows belong to one brand or to every brand, and have an order. */
export type BrandedTable = 'offers' | 'modules'
/** @property brandId null: every brand */
type BrandedRow = { id: string; brandId: string | null; content: unknown }

/** The rows that a brand shows: its own and those of every brand, in their stored order. */
export async function readOfBrand(
  db: Connection,
  table: BrandedTable,
  brandId: string,
): Promise<{ content: string }[]> {
  return db
    .selectFrom(table)
    .select('content')
    .where((row) => row.or([row('brand_id', '=', brandId), row('brand_id', 'is', null)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Adds a row at the end, or replaces the one with this id where it stands.
 * @throws ProblemError for a brand that is not known
 */
export async function putOfBrand(
  db: Connection,
  table: BrandedTable,
  row: BrandedRow,
): Promise<void> {
  await db.transaction().execute((transaction) => writeOfBrand(transaction, table, row))
}

/** {@link putOfBrand} in a transaction that has begun. */
export async function writeOfBrand(
  transaction: Connection,
  table: BrandedTable,
  { id, brandId, content }: BrandedRow,
): Promise<void> {
  if (brandId !== null) await requireBrand(transaction, brandId)
  const row = {
    brand_id: brandId,
    content: JSON.stringify(content),
    updated_at: new Date().toISOString(),
  }
  const { next } = await transaction
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto(table)
    .values({ id, position: next, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** @throws ProblemError for a brand that is not known */
export async function requireBrand(db: Connection, brandId: string): Promise<void> {
  const known = await db
    .selectFrom('brands')
    .select('id')
    .where('id', '=', brandId)
    .executeTakeFirst()
  if (known) return
  throw problem(422, 'problems.unknown-brand.named', {
    field: 'brandId',
    params: { brand: brandId },
  })
}

/** All rows in their stored order, whichever brand they are of. */
export async function listBranded<Content>(
  db: Connection,
  table: BrandedTable,
): Promise<(Content & { id: string; brandId: string | null })[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'brand_id as brandId', 'content'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ content, ...row }) => ({ ...(JSON.parse(content) as Content), ...row }))
}

/** @returns whether there was a row with this id */
export async function removeBranded(
  transaction: Connection,
  table: BrandedTable,
  id: string,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom(table)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/**
 * Puts a row right behind another one; all others keep their order.
 * @param after id of the other one; null: the row is the first
 * @returns false where one of the two is not there, and nothing was moved
 */
export async function moveBranded(
  transaction: Connection,
  table: BrandedTable,
  id: string,
  after: string | null,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const others = rows.filter((row) => row.id !== id)
  const at = after === null ? 0 : others.findIndex((row) => row.id === after) + 1
  const own = rows.find((row) => row.id === id)
  if (!own || (after !== null && at === 0)) return false
  const ordered = [...others.slice(0, at), own, ...others.slice(at)]
  for (const [position, row] of ordered.entries())
    if (row.position !== position)
      await transaction.updateTable(table).set({ position }).where('id', '=', row.id).execute()
  return true
}
