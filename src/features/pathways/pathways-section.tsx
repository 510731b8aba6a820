import { useRef, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { useReachable } from '../../data/use-reachable.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../../ui/section.tsx'
import { FilterBar } from './filter-bar.tsx'
import { noFilters } from './filters.ts'
import { PathResults } from './path-results.tsx'
import styles from './pathways-section.module.css'
import { StepsSkeleton } from './steps-skeleton.tsx'
import { usePath } from './use-path.ts'

type PathwaysSectionProps = {
  organisation: OrganisationDetails
  /** Ids of the credentials that the profile has now, saved or not. */
  chosenIds: readonly string[]
  /** Adds a credential of the catalogue to the profile, which is not saved by that. */
  onAdd: (credentialId: string) => void
  onRemove: (credentialId: string) => void
}

/** Credentials worth having (PTH-1 to PTH-4). */
export function PathwaysSection({ organisation, ...choice }: PathwaysSectionProps) {
  const t = useText()
  const [filters, setFilters] = useState(noFilters)
  const loaded = usePath(organisation, choice.chosenIds, filters)
  const isReachable = useReachable()
  const results = useRef<HTMLDivElement>(null)
  return (
    <Section title={t('pathways.title')} intro={t('pathways.intro')}>
      <FilterBar filters={filters} onChange={setFilters} />
      <div ref={results} tabIndex={-1} className={styles.results}>
        <ListState
          loaded={loaded}
          loadingText={t('pathways.fetch.loading')}
          failedText={t('pathways.fetch.failed')}
          skeleton={<StepsSkeleton />}
          consolation={isReachable ? undefined : t('pathways.offline')}
        >
          {(path) => (
            <PathResults
              path={path}
              filters={filters}
              organisation={organisation}
              onReset={() => {
                setFilters(noFilters)
                // The button that was pressed goes away with the filters.
                results.current?.focus()
              }}
              {...choice}
            />
          )}
        </ListState>
      </div>
    </Section>
  )
}
