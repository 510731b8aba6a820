import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { SheetRow } from '../reading/sheet-row.ts'
import { countryFinder } from './country-finder.ts'
import { domainOf } from './domain-of.ts'

/** A business number of a vendor. @property typeId null: the list does not say of which kind it is */
export type VendorNumber = { typeId: string | null; typed: string }

/** What a row of a list says about a vendor. */
export type Vendor = {
  name: string
  numbers: readonly VendorNumber[]
  /** ISO 3166-1 alpha-2; null: not said, or not understood. */
  country: string | null
  domains: readonly string[]
  town: string
}

/** Reads rows by what their columns have. */
export function createVendorReader(
  catalogue: Pick<Catalogue, 'countries'>,
  columns: readonly ColumnMeaning[],
): (row: SheetRow) => Vendor {
  const findCountry = countryFinder(catalogue)
  const at = (kind: ColumnMeaning['kind']) =>
    columns.flatMap((one, column) => (one.kind === kind ? [column] : []))
  const [names, countries, towns, websites] = [at('name'), at('country'), at('town'), at('website')]
  const numbers = columns.flatMap((one, column): { column: number; typeId: string | null }[] => {
    if (one.kind === 'identifier') return [{ column, typeId: one.typeId }]
    return one.kind === 'number' ? [{ column, typeId: null }] : []
  })
  return ({ cells }) => {
    const text = (list: readonly number[]) =>
      list
        .map((column) => cells[column] ?? '')
        .filter(Boolean)
        .join(' ')
    return {
      name: text(names),
      numbers: numbers.flatMap(({ column, typeId }) => {
        const typed = cells[column] ?? ''
        return typed ? [{ typeId, typed }] : []
      }),
      country: findCountry(text(countries)),
      domains: [...new Set(websites.flatMap((column) => domainOf(cells[column] ?? '') ?? []))],
      town: text(towns),
    }
  }
}
