import { useId } from 'react'
import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { deviceDay, noonOf } from '#src/lib/device-day.ts'
import { Chip, type ChipTone } from '#src/ui/chip.tsx'
import { AnswerForm } from './answer-form.tsx'
import { BuyerRefusal } from './buyer-refusal.tsx'
import styles from './requests.module.css'

type ReceivedCardProps = {
  request: ReceivedRequest
  onAnswered: (request: ReceivedRequest) => void
}

const tones: Readonly<Record<ReceivedRequest['state'], ChipTone>> = {
  ...{ open: 'warning', answered: 'positive', withdrawn: 'neutral' },
}

/** One request: who asks, what for, until when, and the answers. */
export function ReceivedCard({ request, onAnswered }: ReceivedCardProps) {
  const { t, language } = useTexts()
  const id = useId()
  const { buyer, purpose, dueOn, sentAt, state } = request
  const isOverdue = state === 'open' && dueOn < deviceDay()
  const inWords = (day: Date) => dayFormat(language).format(day)
  const due = { day: inWords(noonOf(dueOn)) }
  return (
    <li className={styles.card} aria-labelledby={id} tabIndex={-1} id={`request-${request.id}`}>
      <div className={styles.head}>
        <h2 id={id} dir="auto">
          {buyer.name}
        </h2>
        <Chip tone={tones[state]}>{t(`requests.states.${state}`)}</Chip>
      </div>
      <p className={styles.purpose} dir="auto">
        {purpose}
      </p>
      <p className={styles.facts}>
        <span data-overdue={isOverdue ? '' : undefined}>
          {isOverdue ? t('requests.overdue', due) : t('requests.due', due)}
        </span>
        <span>{t('requests.sent', { day: inWords(new Date(sentAt)) })}</span>
      </p>
      <AnswerForm request={request} onAnswered={onAnswered} />
      <BuyerRefusal request={request} onChanged={onAnswered} />
    </li>
  )
}
