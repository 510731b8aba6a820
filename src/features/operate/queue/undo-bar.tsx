import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { singleKeys } from '../single-keys.ts'
import styles from './undo-bar.module.css'
import type { Undoable } from './use-undo.ts'

type UndoBarProps = { last: Undoable | null; busy: boolean; onUndo: () => void }

/** The way back from the newest decision that is not done yet. */
export function UndoBar({ last, busy, onUndo }: UndoBarProps) {
  const t = useText()
  const hasKeys = useSelector(singleKeys)
  if (!last) return null
  return (
    <div className={styles.bar}>
      <TimeLeft key={last.id} since={last.at} />
      <p className={styles.words} dir="auto">
        {last.words}
      </p>
      <Button
        variant="secondary"
        busy={busy}
        onClick={onUndo}
        {...(hasKeys && { 'aria-keyshortcuts': 'u' })}
      >
        {t('operate.undo.do')}
      </Button>
    </div>
  )
}

/** A line that runs out with the time. A decision that is the newest again has less of it left. */
function TimeLeft({ since }: { since: number }) {
  const [passed] = useState(() => Date.now() - since)
  const style = { animationDuration: `${undoSeconds}s`, animationDelay: `${-passed}ms` }
  return <span className={styles.time} style={style} aria-hidden="true" />
}
