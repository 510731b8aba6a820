import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import type { PhoneEntry } from './use-phone-number.ts'

export type PhoneFieldProps = {
  label: ReactNode
  hint?: ReactNode | undefined
  entry: PhoneEntry
  /** What the server said of it. */
  refusal?: string | null | undefined
}

/** A phone number, with the keyboard and the autofill of one. Spaces may be typed as people write them. */
export function PhoneField({ label, hint, entry, refusal }: PhoneFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      id={entry.id}
      error={entry.error ?? refusal ?? undefined}
      required
    >
      {(aria) => (
        <TextInput
          {...aria}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="send"
          value={entry.typed}
          onChange={(event) => entry.change(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
