import { type Facet, facets } from '#src/contract/discover/facets.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { valueWords } from '../facet-words.ts'
import { chosenOf, cleared, without } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'
import styles from './applied-chips.module.css'

type AppliedChipsProps = {
  search: SupplierSearch
  /** What the chosen values are called. */
  chosen: SupplierHits['chosen']
}

/** Everything that narrows the list, each a link to the list without it. */
export function AppliedChips({ search, chosen }: AppliedChipsProps) {
  const t = useText()
  const applied = [
    ...(search.q ? [{ part: 'q' as const, id: search.q }] : []),
    ...facets.flatMap((part) => chosenOf(search, part).map((id) => ({ part, id }))),
  ]
  if (applied.length === 0) return null
  const wordsOf = (part: Facet, id: string) => {
    const name = chosen.find((one) => one.part === part && one.id === id)?.name ?? ''
    const value = valueWords(t, part, { id, name })
    return t('discover.facetValue', { facet: t(`discover.facets.${part}`), value })
  }
  return (
    <ul className={styles.chips} aria-label={t('discover.applied')}>
      {applied.map(({ part, id }) => (
        <li key={`${part} ${id}`}>
          <SearchLink
            className={styles.chip}
            search={without(search, part, part === 'q' ? null : id)}
          >
            <VisuallyHidden>{t('discover.removeFilter')} </VisuallyHidden>
            <span className={styles.drawn}>
              <span dir="auto">
                {part === 'q' ? t('discover.words', { words: id }) : wordsOf(part, id)}
              </span>
              <Icon drawing={icons.close} />
            </span>
          </SearchLink>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <SearchLink className={styles.clear} search={cleared(search)}>
            {t('discover.clearAll')}
          </SearchLink>
        </li>
      )}
    </ul>
  )
}
