import { useState, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './fold.module.css'

type FoldProps = {
  title: string
  /** What is in it, in a few words. */
  summary: string
  hasContent: boolean
  /** Whether something in it has to be put right. */
  isWrong: boolean
  children: ReactNode
}

/**
 * A part that few need, behind one line that says what is in it. Open where something is, or where
 * something has to be put right.
 */
export function Fold({ title, summary, hasContent, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Once: what is open stays so when the last of its content is taken back.
  if (isOpen === null && hasContent) setOpen(true)
  return (
    <details
      className={styles.fold}
      open={isOpen === true || isWrong}
      onToggle={(event) => {
        // Without a press nothing was decided yet.
        if (event.currentTarget.open || isOpen !== null) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <Icon drawing={icons.chevronRight} />
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
