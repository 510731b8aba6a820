import type { Engagement } from '../../contract/organisation.ts'
import { splitByRelevance } from './engagements.ts'
import styles from './engage-section.module.css'
import { PreviewList } from './preview-list.tsx'

type EngagementListsProps = {
  title: string
  /** Titles of the two lists. */
  direct: string
  indirect: string
  all: readonly Engagement[]
}

/** Targets or events, the direct ones beside the indirect ones; headings without content are left out. */
export function EngagementLists({ title, direct, indirect, all }: EngagementListsProps) {
  const names = splitByRelevance(all)
  if (all.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.pair}>
        {names.direct.length > 0 && (
          <div>
            <h4>{direct}</h4>
            <PreviewList names={names.direct} about={`${title}: ${direct}`} />
          </div>
        )}
        {names.indirect.length > 0 && (
          <div>
            <h4>{indirect}</h4>
            <PreviewList names={names.indirect} about={`${title}: ${indirect}`} />
          </div>
        )}
      </div>
    </>
  )
}
