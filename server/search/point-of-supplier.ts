import type { Catalogue } from '../catalogue/catalogue.ts'

/** Where a supplier is: at its address, else somewhere in its country; null where neither is known. Degrees. */
export function pointOfSupplier(
  catalogue: Pick<Catalogue, 'pointOf' | 'pointOfCountry'>,
  { addressIdentifier, countryCode }: { addressIdentifier: string; countryCode: string | null },
): { latitude: number; longitude: number } | null {
  const exact = addressIdentifier ? catalogue.pointOf(addressIdentifier) : null
  return exact ?? (countryCode === null ? null : catalogue.pointOfCountry(countryCode))
}
