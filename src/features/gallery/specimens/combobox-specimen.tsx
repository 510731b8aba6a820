import { useState } from 'react'
import { Combobox } from '#src/ui/combobox.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  query?: string
  hint?: string
  error?: string
  busy?: true
  disabled?: true
  options?: readonly string[]
}

const cases: readonly Case[] = [
  { state: 'usual', hint: samples.productHint },
  { state: 'busy', busy: true, options: [] },
  { state: 'nothingFound', options: [] },
  { state: 'invalid', error: samples.productError },
  { state: 'disabled', query: samples.products[0], disabled: true },
]

/** A search in each state; its list opens as one types. */
export function ComboboxSpecimen() {
  return cases.map((one) => (
    <State key={one.state} label={stateNames[one.state]}>
      <LiveCombobox {...one} />
    </State>
  ))
}

function LiveCombobox(one: Case) {
  const [query, setQuery] = useState(one.query ?? '')
  const { options = samples.products } = one
  const found = options.filter((option) => option.toLowerCase().includes(query.toLowerCase()))
  return (
    <Combobox
      label={samples.product}
      hint={one.hint}
      error={one.error}
      disabled={one.disabled}
      query={query}
      onQueryChange={setQuery}
      options={found}
      onChoose={setQuery}
      busy={one.busy ?? false}
      emptyText={samples.nothing}
      isLongEnough={(text) => text.trim() !== ''}
      renderOption={(option) => <span>{option}</span>}
    />
  )
}
