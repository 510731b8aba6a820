import { useState } from 'react'
import * as limits from '../../contract/limits.ts'
import { useData } from '../../data/data-context.ts'
import { dayFormat } from '../../i18n/day-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { announce } from '../../ui/status-store.ts'
import { useAction } from '../../ui/use-action.ts'
import styles from './reminders-dialog.module.css'

/** Makes and ends the private address of a person's calendar; it is shown only where it was just made. */
export function CalendarChoice({ since: stored }: { since: string | null }) {
  const { t, language } = useTexts()
  const data = useData()
  const creation = useAction()
  const removal = useAction()
  const [since, setSince] = useState(stored)
  const [address, setAddress] = useState<string | null>(null)
  const isBusy = creation.busy || removal.busy

  function create() {
    if (isBusy) return
    creation.run(
      async () => {
        const made = await data.reminders.createCalendar()
        setAddress(made.address)
        setSince(made.since)
      },
      () => announce(t('reminders.calendar.once')),
    )
  }
  function remove() {
    if (isBusy) return
    removal.run(
      async () => {
        await data.reminders.removeCalendar()
        setAddress(null)
        setSince(null)
      },
      () => announce(t('reminders.calendar.removed')),
    )
  }
  const error = creation.error ?? removal.error

  return (
    <section className={styles.calendar} aria-labelledby="reminders-calendar">
      <h3 id="reminders-calendar">{t('reminders.calendar.heading')}</h3>
      <p>{t('reminders.calendar.text')}</p>
      {address !== null && (
        <>
          <p>{t('reminders.calendar.once')}</p>
          <CodeBlock
            label={t('reminders.calendar.address')}
            code={address}
            copyLabel={t('reminders.calendar.copy')}
            copiedLabel={t('reminders.calendar.copied')}
            shownFor={limits.linkCopiedToast}
          />
          <p>{t('reminders.calendar.how')}</p>
        </>
      )}
      {address === null && since !== null && (
        <p>{t('reminders.calendar.since', { day: dayFormat(language).format(new Date(since)) })}</p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={creation.busy} onClick={create}>
          {since === null ? t('reminders.calendar.create') : t('reminders.calendar.replace')}
        </Button>
        {since !== null && (
          <Button variant="danger" busy={removal.busy} onClick={remove}>
            {t('reminders.calendar.remove')}
          </Button>
        )}
      </div>
      {error && <Banner tone="critical" title={error} />}
    </section>
  )
}
