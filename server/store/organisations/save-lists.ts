import { randomUUID } from 'node:crypto'
import type { Connection } from '../engine.ts'
import type { ListChange, ProfileChanges } from './profile-changes.ts'

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
  if (products) await saveProducts(transaction, organisationId, products)
  if (locations) await saveLocations(transaction, organisationId, locations)
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

async function saveProducts(
  transaction: Connection,
  organisation_id: string,
  { added, removes }: ListChange,
): Promise<void> {
  const stored = await transaction
    .selectFrom('organisation_products')
    .select(['product_id as id', 'position'])
    .where('organisation_id', '=', organisation_id)
    .execute()
  const removed = stored.map(({ id }) => id).filter(removes)
  if (removed.length > 0) {
    await transaction
      .deleteFrom('organisation_products')
      .where('organisation_id', '=', organisation_id)
      .where('product_id', 'in', removed)
      .execute()
  }
  if (added.length === 0) return
  const next = behind(stored)
  await transaction
    .insertInto('organisation_products')
    .values(added.map((product_id, at) => ({ organisation_id, product_id, position: next + at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function saveLocations(
  transaction: Connection,
  organisation_id: string,
  { added, removes }: ListChange,
): Promise<void> {
  const stored = await transaction
    .selectFrom('organisation_locations')
    .select(['location_id as id', 'position'])
    .where('organisation_id', '=', organisation_id)
    .execute()
  const removed = stored.map(({ id }) => id).filter(removes)
  if (removed.length > 0) {
    await transaction
      .deleteFrom('organisation_locations')
      .where('organisation_id', '=', organisation_id)
      .where('location_id', 'in', removed)
      .execute()
  }
  if (added.length === 0) return
  const next = behind(stored)
  await transaction
    .insertInto('organisation_locations')
    .values(added.map((location_id, at) => ({ organisation_id, location_id, position: next + at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The position behind what is there: people see the order in which they chose. */
function behind(stored: readonly { position: number }[]): number {
  return stored.reduce((last, { position }) => Math.max(last, position), -1) + 1
}
