import { useState } from 'react'
import { type Language, nameOf } from '#src/i18n/languages.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './brand-texts.module.css'
import { partName } from './part-name.ts'
import { kindsOfText, type TextFilters } from './text-lines.ts'

type Query = Partial<Record<'language' | 'find' | 'texts' | 'kind', string | undefined>>

type TextFiltersFormProps = {
  languages: readonly Language[]
  language: Language
  dictionaries: readonly string[]
  filters: TextFilters
  onChange: (query: Query) => void
}

/** Which texts are shown; each choice is taken at once, and stands in the address. */
export function TextFiltersForm(props: TextFiltersFormProps) {
  const { languages, language, dictionaries, filters, onChange } = props
  const texts = useTexts()
  const { t } = texts
  const [typed, setTyped] = useState(filters.find)
  const [last, setLast] = useState(filters.find)
  // Cleared from elsewhere, or gone back.
  if (last !== filters.find) {
    setLast(filters.find)
    setTyped(filters.find)
  }
  const byName = nameOrder(texts.language)
  const parts = dictionaries
    .map((id) => [id, partName(texts, id)] as const)
    .toSorted(([, one], [, other]) => byName.compare(one, other))
  return (
    <div className={styles.filters} role="search">
      <div className={styles.find}>
        <Field label={t('operate-texts.search')} hint={t('operate-texts.searchHint')}>
          {(aria) => (
            <TextInput
              {...aria}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                setLast(value)
                onChange({ find: value || undefined })
              }}
            />
          )}
        </Field>
      </div>
      <Field label={t('operate-texts.language')}>
        {(aria) => (
          <Select
            {...aria}
            value={language}
            onChange={({ currentTarget: { value } }) => onChange({ language: value })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('operate-texts.part')}>
        {(aria) => (
          <Select
            {...aria}
            value={filters.dictionary}
            onChange={({ currentTarget: { value } }) => onChange({ texts: value || undefined })}
          >
            <option value="">{t('operate-texts.allParts')}</option>
            {parts.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('operate-texts.which')}>
        {(aria) => (
          <Select
            {...aria}
            value={filters.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange({ kind: value === 'all' ? undefined : value })
            }
          >
            {kindsOfText.map((kind) => (
              <option key={kind} value={kind}>
                {t(`operate-texts.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
