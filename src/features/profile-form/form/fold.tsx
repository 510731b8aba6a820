import { useState, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './fold.module.css'

type FoldProps = {
  title: string
  /** What is in it, in a few words. */
  summary: string
  hasContent: boolean
  /** Whether something in it has to be put right. */
  isWrong: boolean
  /** Its name for those who do not see what stands around it, where the title alone does not say. */
  label?: string
  /** Whether what is in it is made once it is opened: there are many of its kind on a page. */
  isLate?: boolean
  children: ReactNode
}

/**
 * A part that few need, behind one line that says what is in it. Open where something is, or where
 * something has to be put right.
 */
export function Fold(props: FoldProps) {
  const { title, label, summary, hasContent, isWrong, isLate = false, children } = props
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Once: what is open stays so when the last of its content is taken back.
  if (isOpen === null && hasContent) setOpen(true)
  const isShown = isOpen === true || isWrong
  return (
    <details
      className={styles.fold}
      data-late={isLate || undefined}
      open={isShown}
      onToggle={(event) => {
        // Without a press nothing was decided yet.
        if (event.currentTarget.open || isOpen !== null) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <Icon drawing={icons.chevronRight} />
        <span className={styles.title}>
          {title}
          {label && <VisuallyHidden> {label}</VisuallyHidden>}
        </span>
        <span className={styles.count}>{summary}</span>
      </summary>
      {(isShown || !isLate) && <div className={styles.content}>{children}</div>}
    </details>
  )
}
