import { numberKey } from '#src/contract/trust/number-key.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { numberKinds } from '../columns/number-kinds.ts'
import type { Vendor, VendorNumber } from '../columns/read-vendor.ts'

/** A number of a row as suppliers are found by it. */
export type NumberToFind = {
  /** All that the typed one may stand for. */
  keys: readonly string[]
  typeId: string | null
  /** Whether it has the form of a kind, and right check digits where this kind has any. */
  isRight: boolean
  /** Whether one that was mistyped, or belongs to another register, would hardly be the number of anybody. */
  isTelling: boolean
}

/** As the search: a shorter one would be found in too many registers. */
const shortest = 4
/** A number of unknown kind with so many signs is hardly anybody else's. */
const long = 8

type Needs = Pick<
  Catalogue,
  'countries' | 'identifierTypesByCountry' | 'normalIdentifier' | 'identifierInForm'
>

/** Reads the numbers of rows: those of a known kind by its rules, others by those of the country. */
export function createNumberReader(
  catalogue: Needs,
): (vendor: Pick<Vendor, 'numbers' | 'country'>) => NumberToFind[] {
  const kinds = numberKinds(catalogue)
  const checked = new Set(kinds.flatMap(({ typeId, isChecked }) => (isChecked ? typeId : [])))

  function read({ typeId, typed }: VendorNumber, country: string | null): NumberToFind | null {
    const types = typeId
      ? [typeId]
      : kinds.flatMap((kind) =>
          kind.country === null || kind.country === country ? [kind.typeId] : [],
        )
    const normal = types.flatMap((id) => {
      const found = catalogue.normalIdentifier(id, typed)
      return found === null ? [] : [{ id, key: numberKey(found) }]
    })
    const keys = [...normal.map(({ key }) => key), numberKey(typed)].filter(
      (key) => key !== null && key.length >= shortest && /\d/.test(key),
    ) as string[]
    if (keys.length === 0) return null
    const proved = normal.find(({ id }) => checked.has(id))
    return {
      keys: [...new Set(keys)],
      typeId: typeId ?? proved?.id ?? null,
      isRight: typeId ? normal.length > 0 : proved !== undefined,
      isTelling: typeId
        ? normal.length > 0
        : proved !== undefined || (keys.at(-1)?.length ?? 0) >= long,
    }
  }

  return ({ numbers, country }) => numbers.flatMap((one) => read(one, country) ?? [])
}
