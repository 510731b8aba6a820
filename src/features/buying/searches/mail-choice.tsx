import { type Cadence, cadences } from '#src/contract/buyers/saved-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Select } from '#src/ui/select.tsx'

type MailChoiceProps = {
  cadence: Cadence
  onChange: (cadence: Cadence) => void
} & ({ label: string } | { id: string })

/** How often one is written to. */
export function MailChoice({ cadence, onChange, ...named }: MailChoiceProps) {
  const t = useText()
  return (
    <Select
      {...('label' in named ? { 'aria-label': named.label } : named)}
      value={cadence}
      onChange={({ currentTarget: { value } }) => {
        const chosen = cadences.find((one) => one === value)
        if (chosen) onChange(chosen)
      }}
    >
      {cadences.map((one) => (
        <option key={one} value={one}>
          {t(`buying.searches.cadences.${one}`)}
        </option>
      ))}
    </Select>
  )
}
