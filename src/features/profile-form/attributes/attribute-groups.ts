import { isOtherMinority } from '#src/contract/catalogue.ts'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import type { Language } from '#src/i18n/languages.ts'

/** Attributes in the order in which they are read. */
export function attributesByName<T extends { readonly name: string }>(
  language: Language,
  all: readonly T[],
): T[] {
  const order = nameOrder(language)
  return all.toSorted((a, b) => order.compare(a.name, b.name))
}

/** The options that a supplier may tick: self-reportable, with a name, sorted, at most 99 (PRF-9). */
export function attributeGroups(
  language: Language,
  all: readonly AttributeOption[],
): Record<AttributeOption['category'], AttributeOption[]> {
  const usable = attributesByName(
    language,
    all.filter((one) => one.isSelfReportable && one.name.trim()),
  ).slice(0, limits.attributeFetch)
  return {
    OWNERSHIP: usable.filter((one) => one.category === 'OWNERSHIP'),
    OTHER: usable.filter((one) => one.category === 'OTHER'),
  }
}

/** Id of the attribute that needs a free text, null where the catalogue has none. */
export function otherMinorityId(all: readonly AttributeOption[]): string | null {
  return all.find(isOtherMinority)?.id ?? null
}
