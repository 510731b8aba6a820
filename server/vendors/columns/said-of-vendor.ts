import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { domainOf } from './domain-of.ts'
import { type DecimalSign, readAmount } from './read-amount.ts'

/** What a row of a list says, as it was written, for people to know it again. */
export type SaidOfVendor = {
  vendorNumber: string
  numbers: string[]
  country: string
  town: string
  domains: string[]
}

type Column = { meaning: ColumnMeaning; decimal: DecimalSign | null }

/** Reads what rows say. @returns also the name, and what was spent, null where that is not understood */
export function createSaidReader(columns: readonly Column[]) {
  const at = (...kinds: ColumnMeaning['kind'][]) =>
    columns.flatMap(({ meaning }, column) => (kinds.includes(meaning.kind) ? [column] : []))
  const places = {
    ...{ names: at('name'), vendorNumbers: at('vendor-number'), countries: at('country') },
    ...{ numbers: at('identifier', 'number'), towns: at('town'), websites: at('website') },
  }
  const [spend] = at('spend')
  return (cells: readonly string[]) => {
    const texts = (list: readonly number[]) => list.map((one) => cells[one] ?? '').filter(Boolean)
    const text = (list: readonly number[]) => texts(list).join(' ')
    const said: SaidOfVendor = {
      vendorNumber: text(places.vendorNumbers),
      numbers: texts(places.numbers),
      country: text(places.countries),
      town: text(places.towns),
      domains: [...new Set(texts(places.websites).flatMap((one) => domainOf(one) ?? []))],
    }
    const amount =
      spend === undefined ? null : readAmount(cells[spend] ?? '', columns[spend]?.decimal ?? null)
    return { name: text(places.names), said, amount }
  }
}
