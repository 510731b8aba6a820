import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { ExpandableList } from '../../ui/expandable-list.tsx'
import styles from './preview-list.module.css'

type PreviewListProps = {
  names: readonly string[]
  /** What the list holds, for who hears its button alone. */
  about: string
}

/** PUB-5, PUB-7, PUB-8: five names, More for the rest, and a plain word when there is none. */
export function PreviewList({ names, about }: PreviewListProps) {
  const t = useText()
  const each = [...new Set(names)]
  if (each.length === 0) return <p className={styles.none}>{t('profile.noneLinked')}</p>
  return (
    <ExpandableList
      className={styles.list}
      items={each}
      limit={limits.publicListPreview}
      keyOf={(name) => name}
      renderItem={(name) => <span dir="auto">{name}</span>}
      about={about}
    />
  )
}
