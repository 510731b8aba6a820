import { randomUUID } from 'node:crypto'
import type { Connection } from '../engine.ts'
import type { ProfileChanges } from './profile-changes.ts'

type OwnTable =
  | 'secondary_addresses'
  | 'organisation_attributes'
  | 'organisation_products'
  | 'organisation_locations'

/** Replaces the lists that a save brings: addresses, self-reported attributes, products, locations. */
export async function saveLists(
  transaction: Connection,
  organisationId: string,
  changes: ProfileChanges,
): Promise<void> {
  const own = { organisation_id: organisationId }
  const clear = (table: OwnTable) =>
    transaction.deleteFrom(table).where('organisation_id', '=', organisationId)

  if (changes.secondaryAddresses) {
    await clear('secondary_addresses').execute()
    const rows = changes.secondaryAddresses.map(({ address, addressIdentifier }, position) => ({
      ...own,
      id: randomUUID(),
      position,
      address,
      address_identifier: addressIdentifier,
    }))
    if (rows.length > 0) await transaction.insertInto('secondary_addresses').values(rows).execute()
  }
  if (changes.attributeIds) {
    await clear('organisation_attributes').where('source', '=', 'SELF').execute()
    const rows = changes.attributeIds.map((attribute_id) => ({
      ...own,
      attribute_id,
      source: 'SELF' as const,
    }))
    if (rows.length > 0)
      await transaction.insertInto('organisation_attributes').values(rows).execute()
  }
  if (changes.productIds) {
    await clear('organisation_products').execute()
    const rows = changes.productIds.map((product_id, position) => ({
      ...own,
      product_id,
      position,
    }))
    if (rows.length > 0)
      await transaction.insertInto('organisation_products').values(rows).execute()
  }
  if (changes.locationIds) {
    await clear('organisation_locations').execute()
    const rows = changes.locationIds.map((location_id, position) => ({
      ...own,
      location_id,
      position,
    }))
    if (rows.length > 0)
      await transaction.insertInto('organisation_locations').values(rows).execute()
  }
}
