import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './undo-bar.module.css'
import type { Undoable } from './use-undo.ts'

type UndoBarProps = { last: Undoable | null; busy: boolean; onUndo: () => void }

/** The way back from the last decision, for as long as it is not done. */
export function UndoBar({ last, busy, onUndo }: UndoBarProps) {
  const t = useText()
  if (!last) return null
  return (
    <div className={styles.bar}>
      {/* Anew with each decision, so that its time begins anew. */}
      <span className={styles.time} key={last.id} aria-hidden="true" />
      <p className={styles.words} dir="auto">
        {last.words}
      </p>
      <Button variant="secondary" busy={busy} onClick={onUndo} aria-keyshortcuts="u">
        {t('operate.undo.do')}
      </Button>
    </div>
  )
}
