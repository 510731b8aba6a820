import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { ListChange, ProfileChanges } from './profile-changes.ts'

type OrderedList = {
  table: 'organisation_products' | 'organisation_locations'
  column: 'product_id' | 'location_id'
}

const productList: OrderedList = { table: 'organisation_products', column: 'product_id' }
const locationList: OrderedList = { table: 'organisation_locations', column: 'location_id' }

/**
 * Saves what a save does with lists: addresses are replaced; self-reported attributes, products and
 * locations are added and taken away one by one.
 */
export async function saveLists(
  transaction: Connection,
  organisationId: string,
  changes: ProfileChanges,
): Promise<void> {
  const { secondaryAddresses, attributes, products, locations } = changes
  if (secondaryAddresses) await replaceAddresses(transaction, organisationId, secondaryAddresses)
  if (attributes) await saveAttributes(transaction, organisationId, attributes)
  if (products) await saveOrdered(transaction, organisationId, productList, products)
  if (locations) await saveOrdered(transaction, organisationId, locationList, locations)
}

async function replaceAddresses(
  transaction: Connection,
  organisation_id: string,
  addresses: NonNullable<ProfileChanges['secondaryAddresses']>,
): Promise<void> {
  await transaction
    .deleteFrom('secondary_addresses')
    .where('organisation_id', '=', organisation_id)
    .execute()
  if (addresses.length === 0) return
  const rows = addresses.map(({ address, addressIdentifier }, position) => ({
    ...{ id: randomUUID(), organisation_id, position },
    ...{ address, address_identifier: addressIdentifier },
  }))
  await transaction.insertInto('secondary_addresses').values(rows).execute()
}

async function saveAttributes(
  transaction: Connection,
  organisation_id: string,
  { added, removes }: ListChange,
): Promise<void> {
  const source = 'SELF' as const
  const stored = await transaction
    .selectFrom('organisation_attributes')
    .select('attribute_id as id')
    .where('organisation_id', '=', organisation_id)
    .where('source', '=', source)
    .execute()
  const removed = stored.map(({ id }) => id).filter(removes)
  if (removed.length > 0) {
    await transaction
      .deleteFrom('organisation_attributes')
      .where('organisation_id', '=', organisation_id)
      .where('source', '=', source)
      .where('attribute_id', 'in', removed)
      .execute()
  }
  if (added.length === 0) return
  const rows = added.map((attribute_id) => ({ organisation_id, attribute_id, source }))
  await transaction
    .insertInto('organisation_attributes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A list in the order in which people chose. */
async function saveOrdered(
  transaction: Connection,
  organisationId: string,
  list: OrderedList,
  { added, removes }: ListChange,
): Promise<void> {
  const table = sql.table(list.table)
  const column = sql.ref(list.column)
  const { rows: stored } = await sql<{ id: string; position: number }>`
    select ${column} as id, position from ${table} where organisation_id = ${organisationId}
  `.execute(transaction)
  const removed = stored.map(({ id }) => id).filter(removes)
  if (removed.length > 0) {
    await sql`
      delete from ${table}
      where organisation_id = ${organisationId} and ${column} in (${sql.join(removed)})
    `.execute(transaction)
  }
  if (added.length === 0) return
  const next = behind(stored)
  const rows = added.map((id, at) => sql`(${organisationId}, ${id}, ${next + at})`)
  await sql`
    insert into ${table} (organisation_id, ${column}, position)
    values ${sql.join(rows)}
    on conflict do nothing
  `.execute(transaction)
}

/** The position behind what is there. */
function behind(stored: readonly { position: number }[]): number {
  return stored.reduce((last, { position }) => Math.max(last, position), -1) + 1
}
