import { Expandable, type ExpandableWords } from './expandable.tsx'
import { splitText } from './split-text.ts'
import styles from './expandable.module.css'

export type ExpandableTextProps = ExpandableWords & {
  text: string
  /** Characters that show before 'More' is pressed. */
  limit: number
}

/** A text that starts short. All of it is in the page: for readers without script, print and search. */
export function ExpandableText(props: ExpandableTextProps) {
  const { text, limit, ...words } = props
  const { preview, rest } = splitText(text, limit)
  return (
    <Expandable hasRest={rest !== ''} {...words}>
      {({ id, open }) => (
        <p className={styles.text} id={id} dir="auto" data-open={open || !rest}>
          <span>{preview}</span>
          {rest && <span className={styles.gap}>…</span>}
          {rest && <span className={styles.rest}>{rest}</span>}
        </p>
      )}
    </Expandable>
  )
}
