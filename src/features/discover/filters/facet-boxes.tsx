import { type ReactNode, useId, useState } from 'react'
import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { isComposing } from '#src/lib/is-composing.ts'
import { hasAllWords } from '#src/lib/plain-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { valueWords } from '../facet-words.ts'
import { chosenOf, withChoice } from '../search-changes.ts'
import { CountedLabel } from './counted-label.tsx'
import styles from './facets.module.css'

/** More than these, and a person looks for a name rather than through the list. */
const fewEnough = 20

type FacetBoxesProps = {
  facet: SearchFacet
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
  /** What lists more values, below them. */
  children: ReactNode
}

/** Values of a facet of which any of those that are ticked counts. What is ticked is always listed. */
export function FacetBoxes({
  facet: { facet, values },
  search,
  onChange,
  children,
}: FacetBoxesProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const chosen = chosenOf(search, facet)
  const named = values.map((value) => ({ ...value, words: valueWords(t, facet, value) }))
  const isLong = values.length > fewEnough
  const shown = isLong
    ? named.filter(({ id, words }) => chosen.includes(id) || hasAllWords(words, query))
    : named
  return (
    <fieldset className={styles.boxes}>
      <legend>
        <VisuallyHidden>{t(`discover.facets.${facet}`)}: </VisuallyHidden>
        <span>{t('discover.anyOf')}</span>
      </legend>
      {isLong && <FacetFilter facet={facet} query={query} onChange={setQuery} />}
      <ul>
        {shown.map(({ id, count, depth = 0, words }) => (
          <li key={id} data-depth={depth || undefined} data-none={count === 0 ? '' : undefined}>
            <Checkbox
              name={facet}
              value={id}
              checked={chosen.includes(id)}
              label={<CountedLabel words={words} count={count} />}
              onChange={(isChosen) => onChange(withChoice(search, facet, { id, isChosen }))}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.hint}>{t('discover.noSuchValue')}</p>}
      {children}
    </fieldset>
  )
}

type FacetFilterProps = {
  facet: SearchFacet['facet']
  query: string
  onChange: (query: string) => void
}

/** Finds a value in a long list; of use with script alone. */
function FacetFilter({ facet, query, onChange }: FacetFilterProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.find}>
      <label htmlFor={id}>
        {t('discover.findValue', { facet: t(`discover.facets.${facet}`) })}
      </label>
      <TextInput
        id={id}
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // It belongs to no form that could be sent.
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
        }}
      />
    </div>
  )
}
