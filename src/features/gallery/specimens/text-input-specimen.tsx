import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  label?: string
  hint?: string
  error?: string
  input?: { defaultValue?: string; disabled?: true; readOnly?: true }
}

const cases: readonly Case[] = [
  { state: 'empty' },
  { state: 'filled', input: { defaultValue: samples.nameValue } },
  { state: 'withHint', hint: samples.nameHint },
  { state: 'invalid', hint: samples.nameHint, error: samples.nameError },
  { state: 'disabled', input: { defaultValue: samples.nameValue, disabled: true } },
  { state: 'readOnly', input: { defaultValue: samples.nameValue, readOnly: true } },
  { state: 'longText', label: samples.longLabel },
  { state: 'longWord', label: samples.longWord, input: { defaultValue: samples.longWord } },
]

/** One line of text with its label, hint and error. */
export function TextInputSpecimen() {
  return cases.map(({ state, label = samples.name, hint, error, input }) => (
    <State key={state} label={stateNames[state]}>
      <Field label={label} hint={hint} error={error}>
        {(aria) => <TextInput {...aria} autoComplete="off" {...input} />}
      </Field>
    </State>
  ))
}
