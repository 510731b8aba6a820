import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { notify } from '#src/ui/notifications.tsx'
import { copy } from '../copy.ts'
import { useProfileForm } from '../form/form-context.ts'
import styles from './conflict-banner.module.css'
import { keepMine, takeTheirs } from './resolve-conflict.ts'

/** Says that somebody saved meanwhile, and leaves the choice: theirs, or overwrite. */
export function ConflictBanner({ onSave }: { onSave: () => void }) {
  const data = useData()
  const { draft } = useProfileForm()
  const { conflict } = useSnapshot(draft)
  const element = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const resolve = async (choice: () => Promise<void>) => {
    setBusy(true)
    try {
      await choice()
    } catch (error) {
      notify({ message: error instanceof Error ? error.message : '', tone: 'critical' })
    } finally {
      setBusy(false)
    }
  }
  const overwrite = async () => {
    await keepMine(draft, data)
    onSave()
  }
  // Save at the bottom is far from here: the choice comes into sight and takes the focus.
  useEffect(() => {
    if (conflict) element.current?.focus()
  }, [conflict])
  if (!conflict) return null
  return (
    <div ref={element} tabIndex={-1} className={styles.conflict}>
      <Banner tone="critical" title={copy.conflictTitle}>
        <p>{copy.conflictText}</p>
        <div className={styles.choices}>
          <Button variant="secondary" busy={busy} onClick={() => void resolve(overwrite)}>
            {copy.overwrite}
          </Button>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void resolve(() => takeTheirs(draft, data))}
          >
            {copy.reload}
          </Button>
        </div>
      </Banner>
    </div>
  )
}
