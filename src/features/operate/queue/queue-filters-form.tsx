import { useMemo, useState } from 'react'
import type { Country, Credential } from '#src/contract/catalogue.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { FailedState } from '#src/ui/failed-state.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Select } from '#src/ui/select.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'
import { SignInWay } from '../sign-in-way.tsx'
import styles from './queue-filters-form.module.css'
import type { QueueFilters } from './queue-key.ts'

const noCountries: readonly Country[] = []

type QueueFiltersFormProps = {
  filters: QueueFilters
  credentials: readonly Credential[]
  onChange: (filters: QueueFilters) => void
}

/** Which part of the queue is shown; each choice is taken at once, and stands in the address. */
export function QueueFiltersForm(props: QueueFiltersFormProps) {
  const { filters, credentials, onChange } = props
  const texts = useTexts()
  const { t, language } = texts
  const choose = (name: keyof QueueFilters, value: string) => {
    const { [name]: _before, ...others } = filters
    onChange(value ? { ...others, [name]: value } : others)
  }
  const count = Object.keys(filters).length
  const [isOpen, setOpen] = useState(count > 0)
  const { data } = useOperate()
  const loaded = useLoaded(isOpen ? 'countries' : '', () => data.countries())
  const countries = loaded.state === 'ready' ? loaded.value : noCountries
  const sorted = useMemo(() => {
    const byName = nameOrder(language)
    const inOrder = <T extends { name: string }>(all: readonly T[]) =>
      all.toSorted((one, other) => byName.compare(one.name, other.name))
    return { credentials: inOrder(credentials), countries: inOrder(countries) }
  }, [credentials, countries, language])
  return (
    <details
      className={styles.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon drawing={icons.filter} />
        {count > 0 ? t('operate.filters.chosen', { count }) : t('operate.filters.title')}
        <Icon drawing={icons.chevronDown} />
      </summary>
      {/* Hundreds of choices, which no step through the list is to draw again. */}
      {isOpen && (
        <div className={styles.fields}>
          <Choice
            label={t('operate.filters.kind')}
            value={filters.kind}
            onChange={(value) => choose('kind', value)}
            options={[
              ['new', t('operate.filters.kinds.new')],
              ['renewal', t('operate.filters.kinds.renewal')],
            ]}
          />
          <Choice
            label={t('operate.filters.credential')}
            value={filters.credential}
            onChange={(value) => choose('credential', value)}
            options={sorted.credentials.map(({ id, name }) => [id, name])}
          />
          <Choice
            label={t('operate.filters.country')}
            value={filters.country}
            onChange={(value) => choose('country', value)}
            options={sorted.countries.map(({ code, name }) => [code, name])}
          />
          {loaded.state === 'failed' && (
            <FailedState title={t('operate.filters.countriesFailed')} onRetry={loaded.retry}>
              <p>{failureText(texts, loaded.failure)}</p>
              <SignInWay failure={loaded.failure} onSignedIn={loaded.retry} />
            </FailedState>
          )}
          <Choice
            label={t('operate.filters.files')}
            value={filters.files}
            onChange={(value) => choose('files', value)}
            options={[
              ['yes', t('operate.filters.withFiles')],
              ['no', t('operate.filters.withoutFiles')],
            ]}
          />
          {count > 0 && (
            <Button variant="quiet" onClick={() => onChange({})}>
              {t('operate.filters.clear')}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  const t = useText()
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          onChange={({ currentTarget: { value: chosen } }) => onChange(chosen)}
        >
          <option value="">{t('operate.filters.all')}</option>
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
