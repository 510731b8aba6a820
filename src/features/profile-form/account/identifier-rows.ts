import type { IdentifierType, Place } from '#src/contract/catalogue.ts'
import type { IdentifierRow } from '#src/contract/profile/profile-fields.ts'

/** First registry type that no row uses; empty when all are used. */
export function firstUnusedType(
  types: readonly IdentifierType[],
  rows: readonly { readonly typeId: string }[],
): string {
  const used = new Set(rows.map((row) => row.typeId))
  return types.find((type) => !used.has(type.typeId))?.typeId ?? ''
}

/** A new row with the first unused type; null when every registry has its number. */
export function newRow(
  types: readonly IdentifierType[],
  rows: readonly { readonly typeId: string }[],
  rowId: string,
): IdentifierRow | null {
  const typeId = firstUnusedType(types, rows)
  return typeId ? { rowId, typeId, identifier: '' } : null
}

/**
 * Gives a type of the country to each row without a type, and to each row without a number whose
 * type is of another country. Rows with a number keep the type they have.
 */
export function assignTypes(
  types: readonly IdentifierType[],
  rows: readonly IdentifierRow[],
): IdentifierRow[] {
  const known = new Set(types.map((type) => type.typeId))
  const result: IdentifierRow[] = rows.map((row) => ({ ...row }))
  for (const row of result) {
    if (known.has(row.typeId) || (row.typeId && row.identifier.trim())) continue
    row.typeId = firstUnusedType(types, result)
  }
  return result
}

/** Type ids of rows that the list of their country lacks: they are looked up one by one (PRF-5). */
export function typesToLookUp(
  types: readonly IdentifierType[],
  rows: readonly { readonly typeId: string }[],
): string[] {
  const known = new Set(types.map((type) => type.typeId))
  return [...new Set(rows.map((row) => row.typeId))].filter((id) => id !== '' && !known.has(id))
}

const isoOf: Readonly<Record<string, string>> = { UK: 'GB', USA: 'US' }

/** ISO 3166-1 alpha-2 of a country as address services write it: UK is GB, USA is US. */
export function isoCountry(code: string): string {
  const upper = code.trim().toUpperCase()
  return isoOf[upper] ?? upper
}

/** Country of a looked-up place as ISO code; empty where the place names none. */
export function countryOfPlace(place: Place): string {
  const component = place.address_components.find((one) => one.types.includes('country'))
  return component ? isoCountry(component.short_name) : ''
}
