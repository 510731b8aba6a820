import { useState } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  label?: string
  checked: boolean | 'mixed'
  hint?: string
  disabled?: true
}

const cases: readonly Case[] = [
  { state: 'empty', checked: false },
  { state: 'chosen', checked: true },
  { state: 'mixed', checked: 'mixed' },
  { state: 'withHint', checked: true, hint: samples.agreeHint },
  { state: 'disabled', checked: true, disabled: true },
  { state: 'longText', checked: false, label: samples.longChoice },
]

/** A box in each state; all but the disabled one can be ticked. */
export function CheckboxSpecimen() {
  return cases.map((one) => (
    <State key={one.state} label={stateNames[one.state]}>
      <LiveCheckbox {...one} />
    </State>
  ))
}

function LiveCheckbox({ label = samples.agree, checked, hint, disabled }: Case) {
  const [now, setNow] = useState(checked)
  return <Checkbox label={label} hint={hint} checked={now} disabled={disabled} onChange={setNow} />
}
