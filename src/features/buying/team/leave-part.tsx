import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import styles from './team-screen.module.css'

type Way = 'leave' | 'delete'

/** The ways out: to leave the team, and to delete the buyer with everything. Each is asked about first. */
export function LeavePart({ onGone }: { onGone: () => void }) {
  const t = useText()
  const { buyers, buyer } = useBuying()
  const { name, slug, role } = buyer
  const action = useAction()
  const [asked, setAsked] = useState<Way | null>(null)
  const done = { leave: 'left', delete: 'deleted' } as const
  function go(way: Way) {
    action.run(
      () => (way === 'leave' ? buyers.leave(slug) : buyers.remove(slug)),
      () => {
        announce(t(`buying.team.${done[way]}`, { name }))
        onGone()
      },
    )
  }
  return (
    <section className={styles.leave} aria-labelledby="leave-buyer">
      <h2 id="leave-buyer">{t('buying.team.end')}</h2>
      <div className={styles.decide}>
        <Button variant="secondary" onClick={() => setAsked('leave')}>
          {t('buying.team.leave')}
        </Button>
        {role === 'ADMIN' && (
          <Button variant="danger" onClick={() => setAsked('delete')}>
            {t('buying.team.delete')}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`buying.team.${asked}Title`, { name })}
          text={t(`buying.team.${asked}Text`)}
          confirm={t(`buying.team.${asked}`)}
          action={action}
          onConfirm={() => go(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
