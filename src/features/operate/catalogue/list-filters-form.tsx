import { useState } from 'react'
import { credentialCategories } from '#src/contract/credential-categories.ts'
import { entryStates } from '#src/contract/operate/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { go } from '../place.ts'
import { type ListFilters, listHref, readListFilters } from './list-filters.ts'
import styles from './catalogue.module.css'

/** What of the catalogue is shown. */
export function ListFiltersForm({ filters }: { filters: ListFilters }) {
  const t = useText()
  const [typed, setTyped] = useState(filters.text)
  const [shown, setShown] = useState(filters.text)
  // The address may change by Back, too.
  if (shown !== filters.text) {
    setShown(filters.text)
    if (typed.trim() !== filters.text) setTyped(filters.text)
  }
  const choose = (chosen: Readonly<Record<string, string>>) =>
    go(listHref(readListFilters({ ...definedOf(filters), ...chosen })), { replace: true })
  return (
    <search className={styles.filters}>
      <Field label={t('operate-catalogue.find')}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              choose({ text: value.trim() })
            }}
          />
        )}
      </Field>
      <FilterChoice
        label={t('operate-catalogue.fields.category')}
        value={filters.kind}
        options={credentialCategories.map((one) => [one, t(`operate-catalogue.kinds.${one}`)])}
        onChange={(kind) => choose({ kind })}
      />
      <FilterChoice
        label={t('operate-catalogue.state')}
        value={filters.state}
        options={entryStates.map((one) => [one, t(`operate-catalogue.states.${one}`)])}
        onChange={(state) => choose({ state })}
      />
    </search>
  )
}

function definedOf({ text, kind, state }: ListFilters): Record<string, string> {
  return { text, ...(kind && { kind }), ...(state && { state }) }
}
