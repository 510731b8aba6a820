import type { ChangeQueue } from '#src/data/shortlists/create-change-queue.ts'
import type { ItemChange } from '#src/data/shortlists/item-change.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import styles from './change-state.module.css'

type LostNotesProps = {
  /** Of what is on no list any more. */
  changes: readonly ItemChange[]
  queue: Pick<ChangeQueue, 'drop'>
}

/** What was noted about suppliers that were taken off meanwhile: it stays until whoever wrote it throws it away. */
export function LostNotes({ changes, queue }: LostNotesProps) {
  const t = useText()
  return changes
    .filter(({ note }) => note !== undefined)
    .map(({ item, name, note }) => (
      <Banner key={item} tone="warning" title={t('buying.lists.lost', { name })}>
        <p className={styles.text} dir="auto">
          {note}
        </p>
        <Button variant="secondary" onClick={() => queue.drop(item)}>
          {t('buying.lists.discard')}
        </Button>
      </Banner>
    ))
}
