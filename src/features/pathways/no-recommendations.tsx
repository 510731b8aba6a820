import { useText } from '../../i18n/text-context.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './no-recommendations.module.css'
import { PartLinks } from './part-links.tsx'
import { missingParts } from './profile-parts.ts'
import { ProfileLink } from './profile-link.tsx'

/** PTH-3: nothing to recommend, and what in the profile would change that. */
export function NoRecommendations({ organisation }: { organisation: OrganisationDetails }) {
  const t = useText()
  const missing = missingParts(organisation)
  return (
    <EmptyState
      title={t('pathways.emptyTitle')}
      icon={icons.target}
      action={
        <ProfileLink className={buttonClass('primary')}>
          <span>{t('pathways.update')}</span>
        </ProfileLink>
      }
    >
      <div className={styles.words}>
        <p>{t('pathways.emptyAdvice')}</p>
        {missing.length > 0 ? (
          <PartLinks intro={t('pathways.missing')} parts={missing} />
        ) : (
          <p>{t('pathways.nothingMissing')}</p>
        )}
      </div>
    </EmptyState>
  )
}
