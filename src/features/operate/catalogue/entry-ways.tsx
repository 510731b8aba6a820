import { useState } from 'react'
import type { OperatedEntry } from '#src/contract/operate/catalogue.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { useOperate } from '../operate-context.ts'
import { MergePart } from './merge-part.tsx'
import styles from './catalogue.module.css'

type EntryWaysProps = { entry: OperatedEntry; onDone: () => void }

/** What can become of an entry: offered no more or again, or another one. */
export function EntryWays({ entry, onDone }: EntryWaysProps) {
  const { t } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const isOffered = entry.state === 'offered'
  const name = entry.entry.name
  const offer = () =>
    action.run(async () => {
      await data.catalogue.offer(entry.id, entry.version, !isOffered)
      announce(t(`operate-catalogue.${isOffered ? 'retiredNow' : 'restoredNow'}`, { name }))
      onDone()
    })
  return (
    <section aria-labelledby="entry-ways" className={styles.part}>
      <h2 id="entry-ways" className={screen.subtitle}>
        {t('operate-catalogue.ways')}
      </h2>
      <p className={screen.hint}>
        {t(`operate-catalogue.${isOffered ? 'retireText' : 'restoreText'}`)}
      </p>
      {!isAsking && <ActionFailure action={action} />}
      <p>
        <Button
          variant="secondary"
          busy={action.busy}
          onClick={() => (isOffered ? setAsking(true) : offer())}
        >
          {t(`operate-catalogue.${isOffered ? 'retire' : 'restore'}`)}
        </Button>
      </p>
      <MergePart entry={entry} onDone={onDone} />
      {isAsking && (
        <ConfirmDialog
          title={t('operate-catalogue.retireTitle', { name })}
          text={t('operate-catalogue.retireText')}
          confirm={t('operate-catalogue.retire')}
          action={action}
          onConfirm={offer}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </section>
  )
}
