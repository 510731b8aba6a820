import type { ReactNode, RefObject } from 'react'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { filtersId } from '../filters/filter-panel.tsx'
import { countChosen, isOpen } from '../search-changes.ts'
import styles from './results.module.css'
import { SortChoice } from './sort-choice.tsx'
import { ViewLinks } from './view-links.tsx'

export const foundId = 'found'

type ResultsHeadProps = {
  heading: RefObject<HTMLHeadingElement | null>
  hits: SupplierHits
  /** What these were found for. */
  search: SupplierSearch
  /** What is chosen by now. */
  draft: SupplierSearch
  onChange: (search: SupplierSearch) => void
  /** Opens the sheet of a phone. */
  onFilters: () => void
  /** How a signed-in buyer keeps the search. */
  own?: ReactNode
}

/** How many were found, the way to the filters where they are not beside, and the order. */
export function ResultsHead(props: ResultsHeadProps) {
  const { heading, hits, search, draft, onChange, onFilters, own } = props
  const { t, language } = useTexts()
  const { total } = hits
  const number = countFormat(language).format(total)
  const chosen = countChosen(draft)
  const headingOf = () => {
    if (hits.isFilling && total === 0) return t('discover.filling')
    return isOpen(search) && total > 0
      ? t('discover.suppliers', { count: total, number })
      : t('discover.found', { count: total, number })
  }
  return (
    <div className={styles.head}>
      <div className={styles.found}>
        <h2 id={foundId} ref={heading} tabIndex={-1}>
          {headingOf()}
        </h2>
        {own}
      </div>
      <a
        className={`${buttonClass('secondary')} ${styles.filters}`}
        href={`#${filtersId}`}
        onClick={(event) => {
          event.preventDefault()
          onFilters()
        }}
      >
        <Icon drawing={icons.filter} />
        <span>
          {chosen > 0 ? t('discover.filtersOn', { count: chosen }) : t('discover.filters')}
        </span>
      </a>
      {total > 0 && <ViewLinks search={search} />}
      {total > 1 && <SortChoice hits={hits} search={draft} onChange={onChange} />}
    </div>
  )
}
