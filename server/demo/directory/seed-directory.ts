import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { bulkInsert, mergedRows, type Rows } from '../../store/bulk-insert.ts'
import type { OpenDatabase } from '../../store/database.ts'
import type { Connection } from '../../store/engine.ts'
import { wordStarts } from '../../store/organisations/name-words.ts'
import { seedingDay } from './rows/seeding-day.ts'
import { supplierRows } from './rows/supplier-rows.ts'
import { createDirectory, type Directory } from './supplier.ts'
import { createTowns } from './towns.ts'

/** Another one makes other suppliers, which would come on top of those that are there. */
export const seed = 2026
/** Suppliers of which it is looked at once whether they are there, and that are written in one transaction. */
const block = 100
const slice = 4
/** Milliseconds between two transactions, in which requests are answered. */
const rest = 12

type Needs = {
  readonly open: Pick<OpenDatabase, 'db' | 'engine'>
  readonly catalogue: Catalogue
  /** How many there are in the end; what is there beyond stays. */
  readonly count: number
}

/**
 * Fills in the generated suppliers that were not there yet. They come in their order, so that one small query
 * tells whether all are there. A slug is never given back, by whatever an operator or a user does with a supplier:
 * what was changed, or became part of another organisation, does not come again.
 * @param now ms since the epoch: the day that dates are counted from
 * @param signal ends it between two transactions
 * @throws the signal's reason where it was ended
 */
export async function seedDirectory(
  { open, catalogue, count }: Needs,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> {
  const { db } = open
  const towns = createTowns(catalogue)
  const directory = createDirectory({ ...catalogue, regionOf: towns.regionOf }, seed)
  if ((await knownSlugs(db, [directory.slug(count - 1)])).size > 0) return
  await catalogue.preparePlaces()
  const needs = { seeding: seedingDay(now), towns, derive: deriveAttributesWith(catalogue) }
  for (let from = 0; from < count; from += block) {
    const missing = await missingOf(db, directory, { from, to: Math.min(count, from + block) })
    for (let at = 0; at < missing.length; at += slice) {
      const made = new Map<string, Rows>()
      for (const index of missing.slice(at, at + slice)) {
        const supplier = directory.supplier(index)
        made.set(supplier.slug, supplierRows(supplier, needs))
        await setImmediate()
      }
      signal.throwIfAborted()
      await write(open, made)
      await pause(rest)
    }
  }
}

/** Indexes of the suppliers that are not there yet. @param to the first index behind those in question */
async function missingOf(
  db: Connection,
  directory: Pick<Directory, 'slug'>,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const slugs = Array.from({ length: to - from }, (_, at) => directory.slug(from + at))
  const known = await knownSlugs(db, slugs)
  // Naming so many takes some ms.
  await setImmediate()
  return slugs.flatMap((slug, at) => (known.has(slug) ? [] : [from + at]))
}

/** @param made the rows of suppliers, by their slugs */
async function write(
  { db, engine }: Needs['open'],
  made: ReadonlyMap<string, Rows>,
): Promise<void> {
  await engine.commitWithoutWaiting(db, async (transaction) => {
    // Two processes may be at it where one was taken for gone.
    await engine.lock(transaction, 'demo-suppliers')
    const there = await knownSlugs(transaction, [...made.keys()])
    const fresh = [...made].filter(([slug]) => !there.has(slug))
    await bulkInsert(transaction, engine, mergedRows(fresh.map(([, rows]) => rows)))
    const words = await wordRows(
      transaction,
      fresh.map(([slug]) => slug),
    )
    await bulkInsert(transaction, engine, { organisation_words: words })
  })
}

async function knownSlugs(db: Connection, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('organisation_slugs')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The words by which suppliers are found that were written just now. */
async function wordRows(
  transaction: Connection,
  slugs: readonly string[],
): Promise<NonNullable<Rows['organisation_words']>> {
  if (slugs.length === 0) return []
  const names = await transaction
    .selectFrom('organisations')
    .select(['no', 'core_key'])
    .where('slug', 'in', slugs)
    .execute()
  return names.flatMap(({ no, core_key }) =>
    wordStarts(core_key).map((word) => ({ organisation_no: no, word })),
  )
}
