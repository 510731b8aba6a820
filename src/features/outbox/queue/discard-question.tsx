import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { copy } from '../copy.ts'
import type { Unsent } from '../use-unsent.ts'
import styles from './queue.module.css'

type DiscardQuestionProps = { unsent: Unsent; onKeep: () => void }

/** Asks once more, in the place of what it is about, and says what is lost. */
export function DiscardQuestion({ unsent, onKeep }: DiscardQuestionProps) {
  const { subject } = unsent
  const [isBusy, setBusy] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])

  async function discard() {
    setBusy(true)
    await unsent.discard()
    announce(copy.discarded(subject))
  }
  return (
    <div
      ref={question}
      className={styles.question}
      role="group"
      tabIndex={-1}
      aria-label={copy.discardQuestion(subject)}
    >
      <p className={styles.name}>{copy.discardQuestion(subject)}</p>
      <p className={styles.hint}>{unsent.loss()}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void discard()}>
          {copy.discard}
        </Button>
      </div>
    </div>
  )
}
