import { useState } from 'react'
import type { OperatorList } from '#src/data/operate-data.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import styles from './people-screen.module.css'

export type Operator = OperatorList['results'][number]

type OperatorRowProps = {
  operator: Operator
  /** Null: every brand. */
  brand: string | null
  onRemoved: () => void
}

/** Somebody in one role, and the way to take it from them: nothing gives it back but another invitation. */
export function OperatorRow({ operator, brand, onRemoved }: OperatorRowProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const { userId, name, email, role, brandId, since, isSelf } = operator
  const what = {
    name,
    role: t(`operate.roles.${role}`),
    brand: brand ?? t('operate.people.allBrands'),
  }
  const remove = () =>
    action.run(
      () => data.removeOperator(userId, { role, brandId }),
      () => {
        announce(t('operate.people.removed', what))
        onRemoved()
      },
    )
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {isSelf && <span className={screen.hint}>{t('operate.people.you')}</span>}
        </p>
        <p className={screen.hint}>
          <bdi>{email}</bdi>
        </p>
      </div>
      <p>
        {t('operate.people.roleOf', what)}{' '}
        <span className={screen.hint}>
          {t('operate.people.since', { day: dayFormat(language).format(new Date(since)) })}
        </span>
      </p>
      <Button
        variant="quiet"
        className={styles.remove}
        onClick={() => setAsking(true)}
        aria-label={t('operate.people.removeOne', what)}
      >
        {t('operate.people.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('operate.people.removeTitle', what)}
          text={t('operate.people.removeText', what)}
          confirm={t('operate.people.remove')}
          action={action}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </li>
  )
}
