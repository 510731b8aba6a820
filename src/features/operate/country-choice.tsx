import { useMemo } from 'react'
import type { Country } from '#src/contract/catalogue.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { FailedState } from '#src/ui/failed-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { failureText } from './failure-text.ts'
import { FilterChoice } from './filter-choice.tsx'
import { useOperate } from './operate-context.ts'
import { SignInWay } from './sign-in-way.tsx'

const noCountries: readonly Country[] = []

type CountryChoiceProps = { value: string | undefined; onChange: (value: string) => void }

/** One country of all, as a filter. */
export function CountryChoice({ value, onChange }: CountryChoiceProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useOperate()
  const loaded = useLoaded('countries', () => data.countries())
  const countries = loaded.state === 'ready' ? loaded.value : noCountries
  const sorted = useMemo(() => {
    const byName = nameOrder(language)
    return countries.toSorted((one, other) => byName.compare(one.name, other.name))
  }, [countries, language])
  return (
    <>
      <FilterChoice
        label={t('operate.filters.country')}
        value={value}
        onChange={onChange}
        options={sorted.map(({ code, name }) => [code, name])}
      />
      {loaded.state === 'failed' && (
        <FailedState title={t('operate.filters.countriesFailed')} onRetry={loaded.retry}>
          <p>{failureText(texts, loaded.failure)}</p>
          <SignInWay failure={loaded.failure} onSignedIn={loaded.retry} />
        </FailedState>
      )}
    </>
  )
}
