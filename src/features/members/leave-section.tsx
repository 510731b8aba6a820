import { useState } from 'react'
import { useData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { membersCopy } from './copy.ts'
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
  const data = useData()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)

  function leave() {
    action.run(
      () => data.members.leave(organisation.slug),
      () => {
        announce(membersCopy.left(organisation.name))
        onLeft()
      },
    )
  }

  return (
    <section className={styles.section}>
      <h2>{membersCopy.leaveHeading}</h2>
      <p className={styles.text} id={whyNot}>
        {isLastOwner ? membersCopy.lastOwner : membersCopy.leaveIntro}
      </p>
      <Button
        variant="danger"
        className={styles.leave}
        aria-disabled={isLastOwner || undefined}
        aria-describedby={whyNot}
        onClick={() => setAsking(true)}
      >
        {membersCopy.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={membersCopy.leaveTitle(organisation.name)}
          text={membersCopy.leaveText}
          confirm={membersCopy.leave}
          action={action}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
