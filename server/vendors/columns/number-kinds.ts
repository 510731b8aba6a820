import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fold } from '../../store/names.ts'

/** A kind of business number, as columns are told by it. */
export type NumberKind = {
  typeId: string
  /** ISO 3166-1 alpha-2; null: of the whole world. */
  country: string | null
  /** Folded words that stand over such a column and over no other one: `abn`, `siren`. */
  words: readonly string[]
  /** Whether check digits tell most numbers of another kind, and mistakes, from it. */
  isChecked: boolean
}

/** Kinds that share a word of theirs with so many others cannot be told by it. */
const mostSharing = 1

/** All kinds of business numbers that the portal knows. */
export function numberKinds(
  catalogue: Pick<
    Catalogue,
    'countries' | 'identifierTypesByCountry' | 'normalIdentifier' | 'identifierInForm'
  >,
): NumberKind[] {
  const types = new Map(
    catalogue.countries.flatMap(({ code }) =>
      catalogue
        .identifierTypesByCountry(code)
        .map((type) => [
          type.typeId,
          { type, country: type.typeId.startsWith(`${code.toLowerCase()}-`) ? code : null },
        ]),
    ),
  )
  const labels = [...types.values()].map(({ type }) => ({
    typeId: type.typeId,
    words: [...(type.writing?.labels ?? []), ...acronyms(type.type)].map(fold),
  }))
  const counts = new Map<string, number>()
  for (const { words } of labels)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return labels.map(({ typeId, words }) => ({
    typeId,
    country: types.get(typeId)?.country ?? null,
    words: [...new Set(words)].filter((word) => (counts.get(word) ?? 0) <= mostSharing),
    isChecked: hasCheckDigits(catalogue, typeId, types.get(typeId)?.type.example ?? ''),
  }))
}

/** 'Australian Business Number (ABN)' is called ABN. */
const acronyms = (type: string) =>
  [...type.matchAll(/\(([^()]+)\)/g)].flatMap(([, inside = '']) => inside.split('/'))

/** Whether one wrong digit is found out, in most places of an example. */
function hasCheckDigits(
  { normalIdentifier, identifierInForm }: Pick<Catalogue, 'normalIdentifier' | 'identifierInForm'>,
  typeId: string,
  example: string,
): boolean {
  const wrong = Array.from(example, (sign, at) =>
    /\d/.test(sign)
      ? example.slice(0, at) + String((Number(sign) + 1) % 10) + example.slice(at + 1)
      : null,
  ).filter((one) => one !== null && identifierInForm(typeId, one) !== null)
  const refused = wrong.filter((one) => normalIdentifier(typeId, one ?? '') === null)
  return wrong.length > 0 && refused.length > wrong.length / 2
}
