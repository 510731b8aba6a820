import { useEffect } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { Button } from '../../ui/button.tsx'
import * as icons from '../../ui/icons.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { announce } from '../../ui/status.tsx'
import { countFilters, type Filters } from './filters.ts'
import { NoRecommendations } from './no-recommendations.tsx'
import { PartLinks } from './part-links.tsx'
import styles from './path-results.module.css'
import { filterSteps, type Path } from './path.ts'
import { missingParts } from './profile-parts.ts'
import { StepList } from './step-list.tsx'

type PathResultsProps = {
  path: Path
  filters: Filters
  organisation: OrganisationDetails
  chosenIds: readonly string[]
  onAdd: (credentialId: string) => void
  onRemove: (credentialId: string) => void
  onReset: () => void
}

/** What came back: how many there are, the path itself, or why there is none. */
export function PathResults(props: PathResultsProps) {
  const t = useText()
  const { path, filters, organisation, onReset, ...choice } = props
  const steps = filterSteps(path.steps, filters)
  const summary = summaryOf(t, path, filters, steps.length)
  useEffect(() => announce(summary), [summary, path])

  if (path.steps.length === 0 && countFilters(filters) === 0)
    return <NoRecommendations organisation={organisation} />
  if (steps.length === 0) {
    return (
      <EmptyState
        title={t('pathways.filteredTitle')}
        icon={icons.filter}
        action={
          <Button variant="secondary" onClick={onReset}>
            {t('pathways.reset')}
          </Button>
        }
      >
        {t('pathways.filteredText')}
      </EmptyState>
    )
  }
  const missing = missingParts(organisation)
  return (
    <div className={styles.results}>
      <p className={styles.summary}>
        <span>{summary}</span>
      </p>
      <StepList steps={steps} {...choice} />
      {missing.length > 0 && (
        <div className={styles.closer}>
          <PartLinks intro={t('pathways.closer')} parts={missing} />
        </div>
      )}
    </div>
  )
}

function summaryOf(
  t: Translate,
  { steps, fitting }: Path,
  { badges, kind }: Filters,
  shown: number,
): string {
  if (steps.length === 0) return t('pathways.none')
  if (badges.length > 0 || kind) return t('pathways.filtered', { shown, all: steps.length })
  if (fitting > steps.length) return t('pathways.foundBest', { shown: steps.length, fitting })
  return t('pathways.found', { shown: steps.length })
}
