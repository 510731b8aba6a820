import { mostHolders } from '#src/contract/operate/duplicates.ts'
import type { Connection } from '../../store/engine.ts'

/** Values that one query asks for. */
const batch = 500

/** A supplier as everybody may know it. */
export type Supplier = {
  no: number
  slug: string
  name: string
  /** Folded. */
  nameKey: string
  /** ISO 3166-1 alpha-2. */
  country: string | null
  addressIdentifier: string
}

/** Suppliers by something that they have. */
export type Holders = ReadonlyMap<string, readonly number[]>

/**
 * Suppliers that are found by numbers, as the public search finds them: one that a supplier has and the search does not
 * answer stays unknown here, too (SEC-2).
 * @param keys as `numberKey` writes them
 */
export async function suppliersByNumber(db: Connection, keys: readonly string[]): Promise<Holders> {
  return holders(keys, (some) =>
    db
      .selectFrom('search_numbers')
      .select(['number_key as key', 'organisation_no as no'])
      .where('number_key', 'in', some)
      .execute(),
  )
}

/** Suppliers whose website has one of these domains; a domain of very many says nothing about any of them. */
export async function suppliersByDomain(
  db: Connection,
  domains: readonly string[],
): Promise<Holders> {
  const found = await holders(domains, (some) =>
    db
      .selectFrom('duplicate_keys as k')
      .innerJoin('organisations as o', 'o.id', 'k.organisation_id')
      .select('k.value as key')
      .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
      .where('k.kind', '=', 'website')
      .where('k.value', 'in', some)
      .execute(),
  )
  return new Map([...found].filter(([, numbers]) => numbers.length <= mostHolders))
}

/** Those of the suppliers that have a public profile with something on it, as the public search has them. */
export async function publicSuppliers(
  db: Connection,
  numbers: readonly number[],
): Promise<Map<number, Supplier>> {
  const found = new Map<number, Supplier>()
  for (const some of batches(numbers)) {
    const rows = await db
      .selectFrom('organisations as o')
      .innerJoin('search_documents as d', 'd.organisation_no', 'o.no')
      .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
      .select(['o.slug', 'o.name', 'o.name_key as nameKey', 'o.country_code as country'])
      .select('o.address_identifier as addressIdentifier')
      .where('o.no', 'in', some)
      .where('o.status', '=', 'ACTIVE')
      .where('d.document', 'is not', null)
      .execute()
    for (const row of rows) found.set(Number(row.no), { ...row, no: Number(row.no) })
  }
  return found
}

async function holders(
  keys: readonly string[],
  read: (some: string[]) => Promise<{ key: string; no: number | string }[]>,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (const some of batches([...new Set(keys)]))
    for (const { key, no } of await read(some))
      found.set(key, [...(found.get(key) ?? []), Number(no)])
  return found
}

function* batches<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += batch) yield values.slice(from, from + batch)
}
