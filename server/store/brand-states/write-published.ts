import { hostKey, normalHost } from '#src/contract/operate/brand-host.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import type { Connection } from '../engine.ts'
import { hostsOf } from './brand-records.ts'

/** How a state came to be published. */
export type Publication = {
  way: 'console' | 'command-line'
  /** Null: nobody with an account here. */
  userId: string | null
  /** Number of the state that is published again; null: a new one. */
  again: number | null
}

/** The name of the lock under which brands and their drafts are changed: hosts move between brands. */
export const brandsLock = 'brands'

/**
 * Has visitors see a state of a brand, and keeps it. A brand that loses hosts to it has another state by
 * that, which is kept too.
 * @param hosts that it is to have besides those that it has, or all of them where `areAll`
 * @returns the number of the state
 */
export async function writePublished(
  transaction: Connection,
  brand: StoredBrand,
  { hosts, areAll }: { hosts: readonly string[]; areAll: boolean },
  publication: Publication,
): Promise<number> {
  const row = { content: JSON.stringify(brand), updated_at: brand.timestamp }
  await transaction
    .insertInto('brands')
    .values({ id: brand.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const losers = await takeHosts(transaction, brand.id, { hosts: hosts.map(storedHost), areAll })
  for (const id of losers) await keepLoss(transaction, id, brand.timestamp, publication)
  return keepState(transaction, brand, publication)
}

/** @throws Error for what is no host: whoever gives hosts has checked them */
function storedHost(text: string): string {
  const host = normalHost(text)
  if (host === null) throw new Error(`'${text}' is no host`)
  return host
}

/**
 * Gives a brand hosts, and takes them from whoever has them with whatever port.
 * @returns the brands that have lost hosts by it
 */
async function takeHosts(
  transaction: Connection,
  brandId: string,
  { hosts, areAll }: { hosts: readonly string[]; areAll: boolean },
): Promise<string[]> {
  const keys = new Set(hosts.map(hostKey))
  const rows = await transaction.selectFrom('brand_hosts').selectAll().execute()
  const gone = rows.filter(({ host, brand_id: owner }) => {
    if (owner === brandId && hosts.includes(host)) return false
    return keys.has(hostKey(host)) || (areAll && owner === brandId)
  })
  for (const { host } of gone)
    await transaction.deleteFrom('brand_hosts').where('host', '=', host).execute()
  for (const host of hosts)
    await transaction
      .insertInto('brand_hosts')
      .values({ host, brand_id: brandId })
      .onConflict((conflict) => conflict.column('host').doNothing())
      .execute()
  return [...new Set(gone.map((row) => row.brand_id))].filter((id) => id !== brandId)
}

async function keepLoss(
  transaction: Connection,
  brandId: string,
  timestamp: string,
  publication: Publication,
): Promise<void> {
  const { content } = await transaction
    .selectFrom('brands')
    .select('content')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  const brand = { ...(JSON.parse(content) as StoredBrand), timestamp }
  await keepState(transaction, brand, { ...publication, again: null })
}

async function keepState(
  transaction: Connection,
  brand: StoredBrand,
  { way, userId, again }: Publication,
): Promise<number> {
  const newest = await transaction
    .selectFrom('brand_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('brand_id', '=', brand.id)
    .executeTakeFirst()
  const number = (newest?.number ?? 0) + 1
  await transaction
    .insertInto('brand_versions')
    .values({
      ...{ brand_id: brand.id, number, content: JSON.stringify(brand) },
      hosts: JSON.stringify(await hostsOf(transaction, brand.id)),
      ...{ published_at: brand.timestamp, user_id: userId, way, again },
    })
    .execute()
  return number
}
