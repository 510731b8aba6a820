import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { isSdg } from '../../contract/sdgs.ts'
import * as limits from '../../contract/limits.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { SdgTile } from '../../ui/sdg-tile.tsx'
import { EngagementLists } from './engagement-lists.tsx'
import styles from './engage-section.module.css'
import { PreviewList } from './preview-list.tsx'
import { ProfileSection } from './profile-section.tsx'

/** PUB-7, PUB-8: goals, targets and events that a buyer can take part in; one word where there are none. */
export function EngageSection({ profile, own }: { profile: PublicProfile; own?: ReactNode }) {
  const t = useText()
  const goals = profile.sdgs
    .map(({ id }) => id)
    .filter(isSdg)
    .slice(0, limits.sdgPreview)
  const { targets, events } = profile
  return (
    <ProfileSection id="engage" title={t('profile.engage')}>
      {own}
      {goals.length + targets.length + events.length === 0 && (
        <PreviewList names={[]} about={t('profile.engage')} />
      )}
      {goals.length > 0 && (
        <>
          <h3 id="sdgs" className={styles.title}>
            {t('profile.sdgs')}
          </h3>
          <ul className={styles.goals} aria-labelledby="sdgs">
            {goals.map((goal) => (
              <li key={goal}>
                <SdgTile sdg={goal} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EngagementLists
        title={t('profile.targets')}
        direct={t('profile.contributesTo')}
        indirect={t('profile.supports')}
        all={targets}
      />
      <EngagementLists
        title={t('profile.events')}
        direct={t('profile.directlyRelevant')}
        indirect={t('profile.indirectlyRelevant')}
        all={events}
      />
    </ProfileSection>
  )
}
