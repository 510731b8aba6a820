import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const cases = [
  { state: 'usual', options: samples.sizes },
  { state: 'invalid', options: samples.sizes, error: samples.sizeError },
  { state: 'disabled', options: samples.sizes, disabled: true },
  { state: 'longText', options: [samples.longChoice] },
] as const

/** The browser's select in each state. */
export function SelectSpecimen() {
  return cases.map(({ state, options, ...rest }) => (
    <State key={state} label={stateNames[state]}>
      <Field label={samples.size} error={'error' in rest ? rest.error : undefined}>
        {(aria) => (
          <Select {...aria} disabled={'disabled' in rest}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
      </Field>
    </State>
  ))
}
