import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import styles from './members-screen.module.css'
import { useAction } from '../../ui/use-action.ts'

type LeaveSectionProps = {
  organisation: { name: string; slug: string }
  isLastOwner: boolean
  onLeft: () => void
}

const whyNot = 'leave-text'

/** The way out, with what it means; the last owner is told why there is none. */
export function LeaveSection({ organisation, isLastOwner, onLeft }: LeaveSectionProps) {
  const t = useText()
  const data = useData()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)

  function leave() {
    action.run(
      () => data.members.leave(organisation.slug),
      () => {
        announce(t('members.left', { organisation: organisation.name }))
        onLeft()
      },
    )
  }

  return (
    <section className={styles.section}>
      <h2>{t('members.leaveHeading')}</h2>
      <p className={styles.text} id={whyNot}>
        {isLastOwner ? t('members.lastOwner') : t('members.leaveIntro')}
      </p>
      <Button
        variant="danger"
        className={styles.leave}
        aria-disabled={isLastOwner || undefined}
        aria-describedby={whyNot}
        onClick={() => setAsking(true)}
      >
        {t('members.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('members.leaveTitle', { organisation: organisation.name })}
          text={t('members.leaveText')}
          confirm={t('members.leave')}
          action={action}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
