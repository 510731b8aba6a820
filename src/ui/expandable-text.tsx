import { useId, useState } from 'react'
import { ExpandToggle } from './expand-toggle.tsx'
import { splitText } from './split-text.ts'
import styles from './expandable.module.css'

export type ExpandableTextProps = {
  text: string
  /** Characters that show before 'More' is pressed. */
  limit: number
  about?: string | undefined
  moreLabel?: string | undefined
  hideLabel?: string | undefined
}

/** A text that starts short. All of it is in the page: for readers without script, print and search. */
export function ExpandableText(props: ExpandableTextProps) {
  const { text, limit, about = 'of the text', moreLabel = 'More', hideLabel = 'Hide' } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const { preview, rest } = splitText(text, limit)
  return (
    <div>
      <p className={styles.text} id={id} dir="auto" data-open={open || !rest}>
        <span>{preview}</span>
        {rest && <span className={styles.gap}>…</span>}
        {rest && <span className={styles.rest}>{rest}</span>}
      </p>
      {rest && (
        <ExpandToggle
          open={open}
          onToggle={() => setOpen(!open)}
          controls={id}
          moreLabel={moreLabel}
          hideLabel={hideLabel}
          about={about}
        />
      )}
    </div>
  )
}
