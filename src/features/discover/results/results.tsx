import type { ComponentType, RefObject } from 'react'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import type { BuyerFitsProps } from '#src/lib/buyer-fits-props.ts'
import { foundPlaces, noResults } from '../late-parts.ts'
import { AppliedChips } from './applied-chips.tsx'
import { ComparedNote } from './compare-choice.tsx'
import { PageLinks } from './page-links.tsx'
import { foundId, ResultsHead } from './results-head.tsx'
import styles from './results.module.css'
import { SupplierCard } from './supplier-card.tsx'

type ResultsProps = {
  heading: RefObject<HTMLHeadingElement | null>
  hits: SupplierHits
  /** What these were found for. */
  search: SupplierSearch
  /** What is chosen by now. */
  draft: SupplierSearch
  helpUrl: string
  /** Address of the page without a search. */
  path: string
  onGo: (search: SupplierSearch) => void
  Fits?: ComponentType<BuyerFitsProps> | undefined
  onChange: (search: SupplierSearch) => void
  onFilters: () => void
  onTurn: () => void
}

/** What was found: how many, for what, and one page of them. */
export function Results(props: ResultsProps) {
  const { heading, hits, search, draft, helpUrl, path, Fits } = props
  const { onGo, onChange, onFilters, onTurn } = props
  const slugs = hits.results.map(({ slug }) => slug)
  const isEmpty = hits.total === 0
  const keep = Fits && <Fits asked={{ query: writeSearch(search), chosen: hits.chosen, isEmpty }} />
  return (
    <section className={styles.results} aria-labelledby={foundId} data-view={search.view}>
      <ResultsHead
        {...{ heading, hits, search, draft, onChange, onFilters }}
        own={!isEmpty && keep}
      />
      <AppliedChips search={search} chosen={hits.chosen} />
      <ComparedNote />
      {isEmpty && !hits.isFilling && (
        <noResults.Part search={search} hits={hits} helpUrl={helpUrl} own={keep} />
      )}
      {hits.total > 0 && hits.places && (
        <foundPlaces.Part {...{ search, path, onGo }} found={hits.places} />
      )}
      {hits.total > 0 && (
        <ol className={styles.list}>
          {hits.results.map((hit) => (
            <SupplierCard
              key={hit.slug}
              hit={hit}
              near={hits.near?.name ?? null}
              own={Fits && <Fits slug={hit.slug} name={hit.name} listed={{ slugs }} />}
            />
          ))}
        </ol>
      )}
      <PageLinks search={search} next={hits.next} onTurn={onTurn} />
    </section>
  )
}
