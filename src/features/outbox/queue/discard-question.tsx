import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import type { Unsent } from '../use-unsent.ts'
import styles from './queue.module.css'

type DiscardQuestionProps = { unsent: Unsent; onKeep: () => void }

/** Asks once more, in the place of what it is about, and says what is lost. */
export function DiscardQuestion({ unsent, onKeep }: DiscardQuestionProps) {
  const t = useText()
  const { subject } = unsent
  const [isBusy, setBusy] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])

  async function discard() {
    setBusy(true)
    await unsent.discard()
    announce(t('outbox.discarded', { subject }))
  }
  return (
    <div
      ref={question}
      className={styles.question}
      role="group"
      tabIndex={-1}
      aria-label={t('outbox.discardQuestion', { subject })}
    >
      <p className={styles.name}>{t('outbox.discardQuestion', { subject })}</p>
      <p className={styles.hint}>{unsent.loss()}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onKeep}>
          {t('outbox.keep')}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void discard()}>
          {t('outbox.discard')}
        </Button>
      </div>
    </div>
  )
}
