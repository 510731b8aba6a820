import { useState } from 'react'
import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { copy } from '../copy.ts'
import { usePlaceSearch } from './use-place-search.ts'

type AddressSearchProps = {
  label: string
  id: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** The address chosen last; empty when there is none. */
  chosen: string
  onChoose: (place: PlaceSuggestion) => void
  /** The text was changed after a choice: it no longer names a place. */
  onClear: () => void
  onBlur?: (() => void) | undefined
}

/** Finds an address. Only a choice from the list counts, so what is typed beside it is no address. */
export function AddressSearch({ chosen, onChoose, onClear, ...field }: AddressSearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { places, hasFailed, busy } = usePlaceSearch(typed)
  return (
    <Combobox
      {...field}
      query={typed ?? chosen}
      onQueryChange={(text) => {
        setTyped(text)
        onClear()
      }}
      options={places}
      onChoose={(place) => {
        setTyped(null)
        onChoose(place)
      }}
      busy={busy}
      emptyText={hasFailed ? copy.searchFailed : copy.noResults}
      minLength={typed === null ? Infinity : limits.searchMinLength}
      renderOption={(place) => <span>{place.address}</span>}
    />
  )
}
