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
  /** `#rrggbb` */
  value: string
  onChange: (colour: string) => void
}

/** A colour, chosen from the browser's picker or typed. What is typed counts once it is a colour. */
export function ColourField({ id, label, hint, error, value, onChange }: ColourFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const isNone = typed !== null && colourOf(typed) === null
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
            value={value}
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
            value={typed ?? value}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const colour = colourOf(currentTarget.value)
              if (colour) onChange(colour)
            }}
            onBlur={() => !isNone && setTyped(null)}
          />
        </span>
      )}
    </Field>
  )
}
