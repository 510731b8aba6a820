import { useText } from '#src/i18n/text-context.ts'
import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { chosenAddress, type TypedAddress } from '#src/contract/profile/typed-address.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { usePlaceSearch } from './use-place-search.ts'

type AddressSearchProps = {
  label: string
  id: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** As the draft holds it; without a `value` it is only typed, and the list offers places for it. */
  address: TypedAddress | null
  onChoose: (place: PlaceSuggestion) => void
  /** Called with text that names no known place; the draft stores it as it was typed. */
  onType: (text: string) => void
  onBlur?: (() => void) | undefined
}

/** Finds an address. Only a choice from the list counts, so what is typed beside it is no address. */
export function AddressSearch({ address, onChoose, onType, ...field }: AddressSearchProps) {
  const t = useText()
  const text = address?.label ?? ''
  const isChosen = chosenAddress(address) !== null
  const { places, hasFailed, busy } = usePlaceSearch(isChosen ? null : text)
  return (
    <Combobox
      {...field}
      retainsText
      query={text}
      onQueryChange={onType}
      options={places}
      onChoose={onChoose}
      busy={busy}
      emptyText={hasFailed ? t('profile-form.searchFailed') : t('profile-form.noResults')}
      isLongEnough={(query) => !isChosen && isLongEnough(query)}
      renderOption={(place) => <span>{place.address}</span>}
    />
  )
}
