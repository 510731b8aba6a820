import { foundationCopy, galleryCopy } from './copy.ts'
import styles from './contents-list.module.css'
import { foundations } from './foundations/foundation-list.ts'
import { groupCopy } from './specimen-copy.ts'
import { specimenGroups } from './specimen-groups.ts'

const entries = [
  ...foundations.map(({ id }) => ({ id, title: foundationCopy[id].title })),
  ...specimenGroups.map(({ id }) => ({ id, title: groupCopy[id].title })),
]

/** Leads to each section. */
export function ContentsList() {
  return (
    <nav aria-label={galleryCopy.contents} className={styles.contents}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
