import {
  startableStates,
  type VendorList,
  type VendorListDetails,
} from '#src/contract/buyers/vendor-list.ts'
import { fullName } from '#src/contract/full-name.ts'
import * as limits from '#src/contract/limits.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { isoTime } from '../store/iso-time.ts'
import type { StoredList } from '../store/vendors/stored-list.ts'

const day = 86_400_000

/** A list of vendors as the members of its buyer read it. */
export function presentList(list: StoredList): VendorList {
  const { id, name, state, createdAt, uploadedBy, rows, checked, counts, repeats, problem } = list
  return {
    ...{ id, name, state, rows, checked, counts, repeats, problem },
    ...{ uploadedAt: createdAt, uploadedBy: fullName(uploadedBy) },
    removedAt: isoTime(Date.parse(createdAt) + limits.vendorListDays * day),
  }
}

/** @param ahead lists that a process works on before it. @param names in the language of the answer */
export function presentListDetails(
  list: StoredList,
  ahead: number,
  names: CatalogueIn,
): VendorListDetails {
  return {
    ...presentList(list),
    ahead,
    columns: list.columns.map(({ heading, samples, meaning, certainty }) => ({
      ...{ heading, samples, meaning, certainty },
    })),
    numberKinds: startableStates.includes(list.state) ? numberKindsIn(names) : [],
  }
}

/** All kinds of business numbers, with their countries, in the order of their names. */
function numberKindsIn(names: CatalogueIn): VendorListDetails['numberKinds'] {
  const kinds = new Map<string, string>()
  for (const { code, name } of names.countries)
    for (const { typeId, type } of names.identifierTypesByCountry(code)) {
      const isOfCountry = typeId.startsWith(`${code.toLowerCase()}-`)
      if (!kinds.has(typeId)) kinds.set(typeId, isOfCountry ? `${name}: ${type}` : type)
    }
  const inOrder = new Intl.Collator(names.language)
  return [...kinds]
    .map(([typeId, name]) => ({ typeId, name }))
    .toSorted((one, other) => inOrder.compare(one.name, other.name))
}
