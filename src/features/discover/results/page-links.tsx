import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { changed } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'
import styles from './results.module.css'

type PageLinksProps = {
  search: SupplierSearch
  /** Where the next page begins; null where there is none. */
  next: string | null
  /** Told that another page of the list is asked for. */
  onTurn: () => void
}

/** The ways to the next page of a list and back to the first. */
export function PageLinks({ search, next, onTurn }: PageLinksProps) {
  const t = useText()
  if (!next && !search.after) return null
  return (
    <nav className={styles.pages} aria-label={t('discover.pages')}>
      {search.after && (
        <SearchLink
          resetScroll
          className={buttonClass('quiet')}
          search={changed(search, {})}
          onClick={onTurn}
        >
          {t('discover.firstPage')}
        </SearchLink>
      )}
      {next && (
        <SearchLink
          resetScroll
          rel="next"
          className={buttonClass('secondary')}
          search={{ ...search, after: next }}
          onClick={onTurn}
        >
          <span>{t('discover.nextPage')}</span>
          <Icon drawing={icons.arrowRight} />
        </SearchLink>
      )}
    </nav>
  )
}
