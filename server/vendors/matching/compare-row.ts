import type { Catalogue } from '../../catalogue/catalogue.ts'
import { presentPlace } from '../../present/place.ts'
import { fold } from '../../store/names.ts'
import type { Vendor } from '../columns/read-vendor.ts'
import type { Evidence } from './judge.ts'
import type { Holders, Supplier } from './lookups.ts'
import { nameLikeness, type WeighWord } from './name-likeness.ts'
import { nameWords } from './name-words.ts'
import type { NumberToFind } from './vendor-numbers.ts'

/** A row with all that is needed to compare it. */
export type Row = {
  vendor: Vendor
  foldedName: string
  foldedTown: string
  words: readonly string[]
  numbers: readonly NumberToFind[]
  domains: readonly string[]
}

/** A supplier with what rows are compared with. */
export type Comparable = Supplier & { words: readonly string[]; foldedTown: string }

/** Who has what, of those whom the public may know. */
export type KnownHolders = { byNumber: Holders; byDomain: Holders; weigh: WeighWord }

export function readRow(vendor: Vendor, numbers: readonly NumberToFind[]): Row {
  const foldedName = fold(vendor.name)
  return {
    ...{ vendor, foldedName, numbers, foldedTown: fold(vendor.town), words: nameWords(foldedName) },
    domains: vendor.domains.flatMap(withParent),
  }
}

/** @returns the supplier with the town that its profile shows */
export function comparable(catalogue: Catalogue, supplier: Supplier): Comparable {
  const place = presentPlace(catalogue, supplier.addressIdentifier)
  return { ...supplier, words: nameWords(supplier.nameKey), foldedTown: fold(place?.city ?? '') }
}

/** What a row and a supplier have in common, and what speaks against it. */
export function compareRow(row: Row, supplier: Comparable, known: KnownHolders): Evidence {
  const { vendor, words, numbers, domains } = row
  const { foldedTown: town, country } = supplier
  const found = numbers.map((number) => ({
    number,
    holders: holdersOf(known.byNumber, number.keys),
  }))
  const own = found.filter(({ holders }) => holders.includes(supplier.no))
  const others = found.filter(({ holders }) => !holders.includes(supplier.no))
  const ofDomain = holdersOf(known.byDomain, domains)
  const places = new Set(nameWords(`${row.foldedTown} ${town}`))
  return {
    number: (own.find(({ number }) => number.isTelling) ?? own[0])?.number ?? null,
    isNumberOfAnother: others.some(({ number, holders }) => number.isTelling && holders.length > 0),
    isNumberUnknown: others.some(({ number, holders }) => number.isRight && holders.length === 0),
    isDomainEqual: ofDomain.includes(supplier.no),
    isDomainOfAnother: ofDomain.length > 0 && !ofDomain.includes(supplier.no),
    name:
      words.length > 0 ? nameLikeness(words, supplier.words, { weigh: known.weigh, places }) : null,
    isCountryEqual: vendor.country && country ? vendor.country === country : null,
    isTownEqual:
      town !== '' && (row.foldedTown === town || ` ${row.foldedName} `.includes(` ${town} `)),
  }
}

export const holdersOf = (holders: Holders, keys: readonly string[]) =>
  keys.flatMap((key) => holders.get(key) ?? [])

/** `shop.wattle.example` may be of whom `wattle.example` is. */
function withParent(domain: string): string[] {
  const labels = domain.split('.')
  return labels.length > 2 ? [domain, labels.slice(1).join('.')] : [domain]
}
