import { sdgById } from '../../contract/sdgs.ts'
import * as limits from '../../contract/limits.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { SdgTile } from '../../ui/sdg-tile.tsx'
import * as profileCopy from './copy.ts'
import { EngagementLists } from './engagement-lists.tsx'
import styles from './engage-section.module.css'
import { ProfileSection } from './profile-section.tsx'

/** PUB-7: goals, targets and events that a buyer can take part in. */
export function EngageSection({ profile }: { profile: PublicProfile }) {
  const goals = profile.sdgs.flatMap(({ id }) => sdgById(id) ?? []).slice(0, limits.sdgPreview)
  return (
    <ProfileSection id="engage" title={profileCopy.engage}>
      <h3 id="sdgs" className={styles.title}>
        {profileCopy.sdgs}
      </h3>
      {goals.length === 0 ? (
        <p className={styles.none}>{profileCopy.noneLinked}</p>
      ) : (
        <ul className={styles.goals} aria-labelledby="sdgs">
          {goals.map((goal) => (
            <li key={goal.id}>
              <SdgTile sdg={goal} />
            </li>
          ))}
        </ul>
      )}
      <EngagementLists
        title={profileCopy.targets}
        direct={profileCopy.contributesTo}
        indirect={profileCopy.supports}
        all={profile.targets}
      />
      <EngagementLists
        title={profileCopy.events}
        direct={profileCopy.directlyRelevant}
        indirect={profileCopy.indirectlyRelevant}
        all={profile.events}
      />
    </ProfileSection>
  )
}
