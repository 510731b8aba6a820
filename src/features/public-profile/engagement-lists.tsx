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
  const list = (heading: string, of: readonly string[]) =>
    of.length > 0 && (
      <div>
        <h4>{heading}</h4>
        <PreviewList names={of} about={`${title}: ${heading}`} />
      </div>
    )
  return (
    all.length > 0 && (
      <>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.pair}>
          {list(direct, names.direct)}
          {list(indirect, names.indirect)}
        </div>
      </>
    )
  )
}
