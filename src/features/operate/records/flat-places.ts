import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { placeLabel, placeOf } from './merge-records.ts'
import { nameOfBrand } from './name-of-brand.ts'

type FlatOptions<Content, Field> = {
  t: Translate
  list: Pick<EditedRecords<Content>, 'brands'>
  labelOf: (field: Field) => string
  /** Of a field that says what it says by neither its text nor itself; left out, or undefined: of none. */
  wordsOf?: (content: Content, field: Field) => string | undefined
}

/**
 * Words the places of a flat record that two editors have changed: its brand, its texts by language, and its other
 * fields.
 */
export function flatPlaces<
  Content extends { brandId: string | null },
  Field extends keyof Content & string,
>({ t, list, labelOf, wordsOf }: FlatOptions<Content, Field>) {
  return {
    labelOf(path: string): string {
      const { field, language } = placeOf(path)
      if (field === 'brandId') return t('operate-records.brand')
      return placeLabel(labelOf(field as Field), language)
    },
    wordsOf(content: Content, path: string): string {
      const { field, language } = placeOf(path)
      if (field === 'brandId') return nameOfBrand(t, list.brands, content.brandId)
      const own = wordsOf?.(content, field as Field)
      if (own !== undefined) return own
      const value = content[field as Field]
      if (language !== null) return writtenIn(language, value as OperatorText)
      return String((value as string | number | boolean | null) ?? '')
    },
  }
}
