import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CompanySize } from '#src/contract/company-size.ts'
import { fewestHolders, type Holders, type Peers } from '../recommend/supplier.ts'
import { verifiedStates } from '#src/contract/trust/credential-state.ts'
import type { Connection } from './engine.ts'

/** Milliseconds for which an answer is used again: a count may lag behind an approval that long. */
const memory = 300_000
const rememberedQuestions = 500
/** How many of a supplier's products are looked up; they come in the supplier's own order. */
const productsAtMost = 20
/** How many entries of the index of products are read in all, however many suppliers there are. */
const entriesAtMost = 800
const suppliersAtMost = 100
/** Whom a supplier is compared with. */
export type SimilarTo = {
  /** Ids of products and services; suppliers that share at least one are similar. */
  products: readonly string[]
  /** ISO 3166-1 alpha-2; suppliers of these are preferred. */
  countries: readonly string[]
  /** Suppliers of this size are preferred. */
  size: CompanySize | null
}

export type SimilarSupplierStore = {
  /**
   * What similar suppliers hold, as it was at most five minutes ago. At most 100 suppliers are
   * looked at; suspended ones do not count.
   */
  holdings(like: SimilarTo): Promise<Peers>
}

export function createSimilarSupplierStore(db: Connection): SimilarSupplierStore {
  const cache = new LRUCache<string, Peers>({ max: rememberedQuestions, ttl: memory })
  return {
    async holdings({ products, countries, size }) {
      const asked = {
        products: [...new Set(products)].slice(0, productsAtMost).toSorted(),
        countries: [...new Set(countries)].toSorted(),
        size,
      }
      const key = JSON.stringify(asked)
      const known = cache.get(key)
      if (known) return known
      const ids = await similarSuppliers(db, asked)
      const found = { suppliers: ids.length, holders: await holdersAmong(db, ids) }
      cache.set(key, found)
      return found
    },
  }
}

async function similarSuppliers(db: Connection, like: SimilarTo): Promise<string[]> {
  const { products, countries, size } = like
  if (products.length === 0) return []
  const each = Math.ceil(entriesAtMost / products.length)
  const offering = products.map((product) => {
    const entries = db
      .selectFrom('organisation_products')
      .select('organisation_id')
      .where('product_id', '=', product)
      .orderBy('organisation_id')
      .limit(each)
    return sql`select organisation_id from (${entries}) as entries`
  })
  const candidates = sql<{ organisation_id: string }>`(${sql.join(offering, sql` union `)})`
  const rows = await db
    .selectFrom(candidates.as('candidates'))
    .innerJoin('organisations as o', 'o.id', 'candidates.organisation_id')
    .select('o.id')
    .where('o.status', '!=', 'SUSPENDED')
    .$if(countries.length > 0, (query) =>
      query.orderBy((order) =>
        order.case().when('o.country_code', 'in', countries).then(0).else(1).end(),
      ),
    )
    .$if(size !== null, (query) =>
      query.orderBy((order) => order.case().when('o.size', '=', size).then(0).else(1).end()),
    )
    .orderBy('o.id')
    .limit(suppliersAtMost)
    .execute()
  return rows.map(({ id }) => id)
}

async function holdersAmong(db: Connection, organisationIds: readonly string[]) {
  const holders = new Map<string, Holders>()
  if (organisationIds.length === 0) return holders
  const rows = await db
    .selectFrom('organisation_credentials')
    .select(({ fn }) => [
      'credential_id',
      fn.countAll<number | string>().as('all'),
      sql<
        number | string
      >`sum(case when state in (${sql.join(verifiedStates)}) then 1 else 0 end)`.as('approved'),
    ])
    .where('organisation_id', 'in', organisationIds)
    // What is over, stopped or refused is not held.
    .where('state', 'in', ['pending', ...verifiedStates])
    .groupBy('credential_id')
    .having(({ fn }) => fn.countAll(), '>=', fewestHolders)
    .execute()
  for (const row of rows) {
    const approved = Number(row.approved)
    holders.set(row.credential_id, { approved, pending: Number(row.all) - approved })
  }
  return holders
}
