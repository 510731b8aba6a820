import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { SentRequest } from '#src/contract/requests/request.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { deviceDay, noonOf } from '#src/lib/device-day.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip, type ChipTone } from '#src/ui/chip.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { SentItem } from './sent-item.tsx'
import styles from './requests.module.css'
import type { Requests } from './use-requests.ts'

type RequestCardProps = {
  request: SentRequest
  mayWithdraw: boolean
  requests: Pick<Requests, 'withdraw' | 'read'>
}

const tones: Readonly<Record<SentRequest['state'], ChipTone>> = {
  ...{ open: 'warning', answered: 'positive', withdrawn: 'neutral' },
}

/** One request: to whom, what for, until when, and what was answered. */
export function RequestCard({ request, mayWithdraw, requests }: RequestCardProps) {
  const { t, language } = useTexts()
  const id = useId()
  const { supplier, purpose, dueOn, sentAt, sentBy, state, items } = request
  const { name } = supplier
  const isOverdue = state === 'open' && dueOn < deviceDay()
  const inWords = (day: Date) => dayFormat(language).format(day)
  const sent = { day: inWords(new Date(sentAt)) }
  return (
    <li className={styles.card} aria-labelledby={id} tabIndex={-1} id={`request-${request.id}`}>
      <div className={styles.head}>
        <h2 id={id} dir="auto">
          <Link to="/organization/$slug" params={{ slug: supplier.slug }}>
            {name}
          </Link>
        </h2>
        <Chip tone={tones[state]}>{t(`buying.requests.states.${state}`)}</Chip>
      </div>
      <p className={styles.purpose} dir="auto">
        {purpose}
      </p>
      <p className={styles.facts}>
        <span data-overdue={isOverdue ? '' : undefined}>
          {isOverdue
            ? t('buying.requests.overdue', { day: inWords(noonOf(dueOn)) })
            : t('buying.requests.due', { day: inWords(noonOf(dueOn)) })}
        </span>
        <span>
          {sentBy
            ? t('buying.requests.sentBy', { ...sent, name: sentBy })
            : t('buying.requests.sent', sent)}
        </span>
      </p>
      <ul className={styles.items} aria-label={t('buying.requests.items')}>
        {items.map((item) => (
          <SentItem key={item.id} item={item} supplier={supplier} read={requests.read} />
        ))}
      </ul>
      {mayWithdraw && state === 'open' && <Withdrawal request={request} requests={requests} />}
    </li>
  )
}

type WithdrawalProps = Pick<RequestCardProps, 'request'> & { requests: Pick<Requests, 'withdraw'> }

function Withdrawal({ request, requests }: WithdrawalProps) {
  const { t } = useTexts()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const { name } = request.supplier
  return (
    <div>
      <Button
        variant="quiet"
        aria-label={t('buying.requests.withdrawOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('buying.requests.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('buying.requests.withdrawTitle', { name })}
          text={t('buying.requests.withdrawText')}
          confirm={t('buying.requests.withdraw')}
          action={action}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            action.run(async () => {
              await requests.withdraw(request)
              announce(t('buying.requests.withdrawn', { name }))
              document.getElementById(`request-${request.id}`)?.focus()
            })
          }
        />
      )}
    </div>
  )
}
