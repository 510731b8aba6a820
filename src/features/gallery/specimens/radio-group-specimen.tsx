import { useState } from 'react'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  value: string | null
  hint?: string
  error?: string
  row?: true
}

const options = samples.frequencies.map((label) => ({ value: label, label }))
const cases: readonly Case[] = [
  { state: 'empty', value: null },
  { state: 'withHint', value: samples.frequencies[1], hint: samples.frequencyHint },
  { state: 'invalid', value: null, error: samples.frequencyError },
  { state: 'row', value: samples.frequencies[0], row: true },
]

/** A group in each state; all of them can be answered. */
export function RadioGroupSpecimen() {
  return cases.map((one) => (
    <State key={one.state} label={stateNames[one.state]} wide={one.row ?? false}>
      <LiveGroup {...one} />
    </State>
  ))
}

function LiveGroup({ value, hint, error, row }: Case) {
  const [now, setNow] = useState(value)
  return (
    <RadioGroup
      legend={samples.frequency}
      hint={hint}
      error={error}
      row={row}
      options={options}
      value={now}
      onChange={setNow}
    />
  )
}
