import type { RefObject } from 'react'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { NoResults } from '../empty/no-results.tsx'
import { AppliedChips } from './applied-chips.tsx'
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
  onChange: (search: SupplierSearch) => void
  onFilters: () => void
  onTurn: () => void
}

/** What was found: how many, for what, and one page of them. */
export function Results(props: ResultsProps) {
  const { heading, hits, search, draft, helpUrl, onChange, onFilters, onTurn } = props
  return (
    <section className={styles.results} aria-labelledby={foundId}>
      <ResultsHead {...{ heading, hits, search, draft, onChange, onFilters }} />
      <AppliedChips search={search} chosen={hits.chosen} />
      {hits.total === 0 ? (
        <NoResults search={search} hits={hits} helpUrl={helpUrl} />
      ) : (
        <ol className={styles.list}>
          {hits.results.map((hit) => (
            <SupplierCard key={hit.slug} hit={hit} near={hits.near?.name ?? null} />
          ))}
        </ol>
      )}
      <PageLinks search={search} next={hits.next} onTurn={onTurn} />
    </section>
  )
}
