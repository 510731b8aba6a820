import type { OperatorText } from '#src/contract/operator-text.ts'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'

/** A text of a record, which is written in each language. */
export type TextField<Field> = {
  field: Field
  /** Characters in each language. */
  most: number
  required?: boolean
  /** Where it is longer than a line. */
  rows?: number
  /** Whether its languages stand below each other. */
  isStacked?: boolean
}

type TextFieldsProps<Field extends string> = {
  texts: readonly TextField<Field>[]
  content: Readonly<Record<Field, OperatorText>>
  labelOf: (field: Field) => string
  hintOf?: (field: Field) => string | undefined
  errorOf: (path: string) => string | undefined
  onChange: (field: Field, text: OperatorText) => void
}

/** The texts of a record, each in all languages side by side. */
export function TextFields<Field extends string>(props: TextFieldsProps<Field>) {
  const { texts, content, labelOf, hintOf, errorOf, onChange } = props
  return texts.map(({ field, ...shape }) => (
    <LanguageFields
      key={field}
      {...shape}
      {...{ path: `/${field}`, label: labelOf(field), hint: hintOf?.(field), errorOf }}
      text={content[field]}
      onChange={(tag, words) => onChange(field, withWords(content[field], tag, words))}
    />
  ))
}
