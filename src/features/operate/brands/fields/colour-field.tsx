import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './colour-field.module.css'
import { colourOf } from './colour-text.ts'

type ColourFieldProps = {
  id: string
  label: string
  hint: string
  error?: string | undefined
  /** `#rrggbb`, or what was typed and is no colour */
  value: string
  onChange: (colour: string) => void
}

/** A colour, chosen from the browser's picker or typed. What is none yet stays in the draft, and is not published. */
export function ColourField({ id, label, hint, error, value, onChange }: ColourFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const isNone = colourOf(shown) === null
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={isNone ? t('operate-brands.look.noColour') : error}
      required
    >
      {(aria) => (
        <span className={styles.colour}>
          <input
            type="color"
            className={styles.picker}
            aria-label={t('operate-brands.look.pick', { name: label })}
            value={colourOf(value) ?? '#000000'}
            onChange={({ currentTarget }) => {
              setTyped(null)
              onChange(currentTarget.value)
            }}
          />
          <TextInput
            {...aria}
            className={styles.hex}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={20}
            value={shown}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              onChange(colourOf(currentTarget.value) ?? currentTarget.value)
            }}
            onBlur={() => setTyped(null)}
          />
        </span>
      )}
    </Field>
  )
}
