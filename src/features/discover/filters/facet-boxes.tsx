import type { ComponentType, ReactNode } from 'react'
import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { valueWords } from '../facet-words.ts'
import { chosenOf, withChoice } from '../search-changes.ts'
import { CountedLabel } from './counted-label.tsx'
import styles from './facets.module.css'
import { isLongFacet, type LongListProps, type NamedValue } from './long-facet.ts'

type FacetBoxesProps = {
  facet: SearchFacet
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
  LongList: ComponentType<LongListProps>
  /** What lists more values, below them. */
  children: ReactNode
}

/** Values of a facet of which any of those that are ticked counts. What is ticked is always listed. */
export function FacetBoxes({
  facet: given,
  search,
  onChange,
  LongList,
  children,
}: FacetBoxesProps) {
  const t = useText()
  const { facet, values } = given
  const chosen = chosenOf(search, facet)
  const named = values.map((value) => ({ ...value, words: valueWords(t, facet, value) }))
  const render = (shown: readonly NamedValue[]) => (
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
  )
  return (
    <fieldset className={styles.boxes}>
      <legend>
        <VisuallyHidden>{t(`discover.facets.${facet}`)}: </VisuallyHidden>
        <span>{t('discover.anyOf')}</span>
      </legend>
      {isLongFacet(given) ? (
        <LongList {...{ facet, chosen, render }} values={named} />
      ) : (
        render(named)
      )}
      {children}
    </fieldset>
  )
}
