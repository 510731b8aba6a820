import {
  forTexts,
  textNames,
  type ProfileTexts,
  type TextName,
} from '#src/contract/profile/profile-texts.ts'
import { textColumns, type TextColumns } from '../tables/organisations.ts'

/** The texts of an organisation that has filled in nothing. */
export const emptyTexts: ProfileTexts = forTexts(textNames, () => '')

type Selection = {
  [Name in TextName]: `o.${(typeof textColumns)[Name]} as ${Name}`
}[TextName]

/** The texts of organisation `o`, by their names in the contract. */
export const textSelections = textNames.map(
  (name) => `o.${textColumns[name]} as ${name}` as Selection,
)

/** @returns the columns of the texts that are given; those of undefined ones are left out */
export function columnsOfTexts(texts: ProfileTexts): TextColumns
export function columnsOfTexts(texts: {
  readonly [Name in TextName]?: string | undefined
}): Partial<TextColumns>
export function columnsOfTexts(texts: { readonly [Name in TextName]?: string | undefined }) {
  const given = textNames.filter((name) => texts[name] !== undefined)
  return Object.fromEntries(given.map((name) => [textColumns[name], texts[name]]))
}
