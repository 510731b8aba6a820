import { useEffect, useId, useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import { Button } from '#src/ui/button.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useEvidenceDesk } from './evidence-context.ts'
import styles from './file-item.module.css'

type RemoveQuestionProps = { file: Evidence; onKeep: () => void; onRemoved: () => void }

/** Asks in the file's own row, with the focus on the answer that changes nothing. */
export function RemoveQuestion({ file, onKeep, onRemoved }: RemoveQuestionProps) {
  const t = useText()
  const { remove } = useEvidenceDesk()
  const removal = useAction()
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{t('evidence.removeQuestion')}</p>
      {removal.error && (
        <p className={styles.problem} role="alert">
          {removal.error}
        </p>
      )}
      <div className={styles.answers}>
        <Button ref={keep} variant="secondary" onClick={onKeep}>
          {t('evidence.keep')}
        </Button>
        <Button
          variant="danger"
          busy={removal.busy}
          aria-label={t('evidence.named.remove', { name: file.name })}
          onClick={() => removal.run(() => remove(file), onRemoved)}
        >
          {t('evidence.remove')}
        </Button>
      </div>
    </div>
  )
}
