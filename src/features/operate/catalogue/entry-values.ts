import { isSameJson } from '#src/contract/operate/brand-changes.ts'
import {
  type CredentialChanges,
  credentialChanges,
} from '#src/contract/operate/credential-changes.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { defaultLanguage, languages } from '#src/i18n/languages.ts'
import { byLanguage } from '../records/merge-records.ts'

export type EntryField = keyof CredentialChanges
/** What the operator says of each field; a field that is left out is as the release says. */
export type Said = { [Name in EntryField]?: NonNullable<CredentialChanges[Name]> }

/** An entry of the catalogue as its form has it. */
export type EntryContent = {
  id: string
  /** As the release has it; null: the operator has added it. */
  ours: CredentialEntry | null
  said: Said
}

export const entryTexts = ['name', 'shortName', 'issuer', 'proves', 'doesNotProve'] as const
export type EntryText = (typeof entryTexts)[number]
export const entryFields = Object.keys(credentialChanges.entries) as readonly EntryField[]
const isText = (field: EntryField): field is EntryText => entryTexts.some((one) => one === field)

/** What the release says of a field; undefined where it says nothing. */
export function released<Field extends EntryField>(
  ours: CredentialEntry | null,
  field: Field,
): Said[Field] | undefined {
  if (!ours) return undefined
  const value = isText(field) ? textOf(ours, field) : ours[field]
  return (value ?? undefined) as Said[Field]
}

/** What is said of a field, here or else by the release. */
export const valueOf = <Field extends EntryField>(
  { ours, said }: Pick<EntryContent, 'ours' | 'said'>,
  field: Field,
): Said[Field] | undefined => said[field] ?? released(ours, field)

/** An entry of which something else is said in one field; undefined: what the release says. */
export function withValue<Field extends EntryField>(
  content: EntryContent,
  field: Field,
  value: Said[Field] | undefined,
): EntryContent {
  const { [field]: _, ...rest } = content.said
  if (value === undefined) return { ...content, said: rest }
  return { ...content, said: { ...rest, [field]: value } }
}

/** Whether the operator says something else of a field than the release. */
export const differs = ({ ours, said }: EntryContent, field: EntryField): boolean =>
  said[field] !== undefined && !isSameValue(field, said[field], released(ours, field))

/** What is sent of an entry: each field, null where it is as the release says. */
export function changesOf({ said }: EntryContent): CredentialChanges {
  const { number, register, ...rest } = said
  const pattern = number?.pattern ? { pattern: number.pattern } : {}
  const example = number?.example ? { example: number.example } : {}
  const sent: Said = {
    ...rest,
    ...(number?.name && { number: { name: number.name, ...pattern, ...example } }),
    ...(register && { register }),
  }
  return Object.fromEntries(entryFields.map((field) => [field, sent[field] ?? null]))
}

/** What a stored entry says, by field; what this release does not know of it is left alone. */
export function saidIn(changes: CredentialChanges): Said {
  const known = entryFields.flatMap((field) => {
    const value = changes[field] ?? undefined
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(known)
}

function isSameValue(field: EntryField, one: unknown, other: unknown): boolean {
  if (!isText(field) || one === undefined || other === undefined) return isSameJson(one, other)
  return isSameJson(byLanguage(one as OperatorText), byLanguage(other as OperatorText))
}

function textOf(ours: CredentialEntry, field: EntryText): OperatorText {
  const others = languages.flatMap((language) => {
    const words = ours.words[language]?.[field]
    return language === defaultLanguage || !words ? [] : [[language, words] as const]
  })
  const english = ours[field]
  return others.length === 0 ? english : { en: english, ...Object.fromEntries(others) }
}
