import { sql } from 'kysely'
import { mostHosts, type VisitKind } from '#src/contract/visits.ts'
import { otherHosts, type VisitCount } from '../../numbers/visit-counter.ts'
import type { Connection, Engine } from '../engine.ts'
import { addNumbers, type NumberCount } from './add-numbers.ts'

/** Suppliers whose counts are added in one transaction. */
const together = 200

const totals = { view: 'views', badge: 'badges', widget: 'widgets' } as const

/**
 * Adds what a process has counted to the sums of the day, some suppliers at a time.
 * @param putBack gets what could not be added
 */
export async function saveVisits(
  db: Connection,
  engine: Engine,
  counts: readonly VisitCount[],
  putBack: (count: VisitCount) => void,
): Promise<void> {
  const bySlug = [...Map.groupBy(counts, ({ slug }) => slug).values()]
  for (let from = 0; from < bySlug.length; from += together) {
    const some = bySlug.slice(from, from + together).flat()
    try {
      await db.transaction().execute((transaction) => addVisits(transaction, engine, some))
    } catch (error) {
      bySlug.slice(from).flat().forEach(putBack)
      throw error
    }
  }
}

type Sum = { organisation_id: string; day: string; kind: VisitKind; host: string; count: number }

async function addVisits(
  transaction: Connection,
  engine: Engine,
  counts: readonly VisitCount[],
): Promise<void> {
  // Else two processes would each find room for another host.
  await engine.lock(transaction, 'visit-sums')
  const slugs = [...new Set(counts.map(({ slug }) => slug))]
  const found = await transaction
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select(['s.slug', 'o.id', 'o.brand_id as brand'])
    .where('s.slug', 'in', slugs)
    .execute()
  const organisations = new Map(found.map((one) => [one.slug, one]))
  const hosts = await knownHosts(
    transaction,
    found.map(({ id }) => id),
    counts,
  )
  const sums = new Map<string, Sum>()
  const ofBrands: NumberCount[] = []
  for (const { slug, day, kind, host, count } of counts) {
    const organisation = organisations.get(slug)
    if (!organisation) continue
    const sum = {
      organisation_id: organisation.id,
      day,
      kind,
      host: hosts.room(organisation.id, day, kind, host),
    }
    const key = Object.values(sum).join(' ')
    sums.set(key, { ...sum, count: (sums.get(key)?.count ?? 0) + count })
    ofBrands.push({ day, brand: organisation.brand ?? '', name: totals[kind], count })
  }
  await insertSums(transaction, [...sums.values()])
  await addNumbers(transaction, ofBrands)
}

/** The hosts that suppliers have on these days already, and those that still find room. */
async function knownHosts(
  transaction: Connection,
  ids: readonly string[],
  counts: readonly VisitCount[],
) {
  const days = [...new Set(counts.map(({ day }) => day))]
  const rows =
    ids.length === 0
      ? []
      : await transaction
          .selectFrom('visit_sums')
          .select(['organisation_id', 'day', 'kind', 'host'])
          .where('organisation_id', 'in', ids)
          .where('day', 'in', days)
          .where('host', 'not in', ['', otherHosts])
          .execute()
  const known = new Map<string, Set<string>>()
  const of = (id: string, day: string, kind: VisitKind) => {
    const key = `${id} ${day} ${kind}`
    const set = known.get(key) ?? new Set<string>()
    known.set(key, set)
    return set
  }
  for (const { organisation_id, day, kind, host } of rows) of(organisation_id, day, kind).add(host)
  return {
    /** @returns the host, or what stands for those that find no room */
    room(id: string, day: string, kind: VisitKind, host: string): string {
      if (host === '') return host
      const set = of(id, day, kind)
      if (!set.has(host) && set.size >= mostHosts) return otherHosts
      if (host !== otherHosts) set.add(host)
      return host
    },
  }
}

/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const rowsTogether = 500

async function insertSums(transaction: Connection, sums: readonly Sum[]): Promise<void> {
  for (let from = 0; from < sums.length; from += rowsTogether)
    await transaction
      .insertInto('visit_sums')
      .values(sums.slice(from, from + rowsTogether))
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'day', 'kind', 'host'])
          .doUpdateSet({ count: sql`visit_sums.count + excluded.count` }),
      )
      .execute()
}
