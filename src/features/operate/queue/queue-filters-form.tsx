import { useMemo } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { CountryChoice } from '../country-choice.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { FiltersFrame } from '../filters-frame.tsx'
import type { QueueFilters } from './queue-key.ts'

type QueueFiltersFormProps = {
  filters: QueueFilters
  credentials: readonly Credential[]
  onChange: (filters: QueueFilters) => void
}

/** Which part of the queue is shown; each choice is taken at once, and stands in the address. */
export function QueueFiltersForm(props: QueueFiltersFormProps) {
  const { filters, credentials, onChange } = props
  const { t, language } = useTexts()
  const choose = (name: keyof QueueFilters, value: string) => {
    const { [name]: _before, ...others } = filters
    onChange(value ? { ...others, [name]: value } : others)
  }
  const sorted = useMemo(() => {
    const byName = nameOrder(language)
    return credentials.toSorted((one, other) => byName.compare(one.name, other.name))
  }, [credentials, language])
  return (
    <FiltersFrame count={Object.keys(filters).length} onClear={() => onChange({})}>
      {() => (
        <>
          <FilterChoice
            label={t('operate.filters.kind')}
            value={filters.kind}
            onChange={(value) => choose('kind', value)}
            options={[
              ['new', t('operate.filters.kinds.new')],
              ['renewal', t('operate.filters.kinds.renewal')],
            ]}
          />
          <FilterChoice
            label={t('operate.filters.credential')}
            value={filters.credential}
            onChange={(value) => choose('credential', value)}
            options={sorted.map(({ id, name }) => [id, name])}
          />
          <CountryChoice value={filters.country} onChange={(value) => choose('country', value)} />
          <FilterChoice
            label={t('operate.filters.files')}
            value={filters.files}
            onChange={(value) => choose('files', value)}
            options={[
              ['yes', t('operate.filters.withFiles')],
              ['no', t('operate.filters.withoutFiles')],
            ]}
          />
        </>
      )}
    </FiltersFrame>
  )
}
