import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { longBoxes } from '../late-parts.ts'
import { withMore } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'
import { FacetList } from './facet-list.tsx'
import styles from './filter-panel.module.css'
import { MoreWords } from './more-words.tsx'

export const filtersId = 'filters'

type FilterPanelProps = {
  facets: readonly SearchFacet[]
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
}

/**
 * The filters beside the results. On a phone they are not drawn until their link leads to them, which a sheet
 * takes the place of once the page is live.
 */
export function FilterPanel({ facets, search, onChange }: FilterPanelProps) {
  const t = useText()
  return (
    <section id={filtersId} className={styles.panel} aria-labelledby="filters-title" tabIndex={-1}>
      <h2 id="filters-title">{t('discover.filters')}</h2>
      <p className={styles.rule}>{t('discover.rule')}</p>
      <FacetList
        facets={facets}
        search={search}
        onChange={onChange}
        LongList={longBoxes.Part}
        renderMore={(facet, isAll) =>
          (facet.others > 0 || isAll) && (
            <SearchLink
              replace
              className={styles.more}
              search={withMore(search, facet.facet, !isAll)}
            >
              <MoreWords facet={facet} isAll={isAll} />
            </SearchLink>
          )
        }
      />
      <div className={styles.send}>
        <Button variant="primary" type="submit">
          {t('discover.showResults')}
        </Button>
      </div>
    </section>
  )
}
