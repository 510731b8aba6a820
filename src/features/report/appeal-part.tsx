import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import type { OwnSuspension } from '#src/contract/reports/report.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useReporting } from './report-context.ts'
import styles from './report.module.css'
import { useReachable } from './use-reachable.ts'

type AppealPartProps = {
  slug: string
  suspension: OwnSuspension
  onAppealed: (suspension: OwnSuspension) => void
}

/** One suspension: since when, why, and the appeal against it. */
export function AppealPart({ slug, suspension, onAppealed }: AppealPartProps) {
  const { t, language } = useTexts()
  const { credential, since, note, appeal } = suspension
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const isOver = appeal?.outcome === 'lifted'
  const title = isOver
    ? t('report.appeal.was', { what: credential ?? t('report.appeal.theProfile') })
    : credential
      ? t('report.appeal.credential', { credential })
      : t('report.appeal.profile')
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p className={styles.meta}>{t('report.appeal.since', { day: day(since) })}</p>
      {note ? (
        <>
          <p className={styles.meta}>{t('report.appeal.note')}</p>
          <blockquote className={styles.quote} dir="auto">
            {note}
          </blockquote>
        </>
      ) : (
        <p>{t('report.appeal.noNote')}</p>
      )}
      {appeal ? (
        <>
          <h3>{t('report.appeal.yours', { day: day(appeal.at) })}</h3>
          <blockquote className={styles.quote} dir="auto">
            {appeal.text}
          </blockquote>
          <p>{t(`report.appeal.${appeal.outcome ?? 'waits'}`)}</p>
          {appeal.note && (
            <blockquote className={styles.quote} dir="auto">
              {appeal.note}
            </blockquote>
          )}
        </>
      ) : (
        <AppealForm slug={slug} id={suspension.id} onAppealed={onAppealed} />
      )}
    </section>
  )
}

type AppealFormProps = Pick<AppealPartProps, 'slug' | 'onAppealed'> & { id: string }

function AppealForm({ slug, id, onAppealed }: AppealFormProps) {
  const { t } = useTexts()
  const { data } = useReporting()
  const action = useAction()
  const isReachable = useReachable()
  const fieldId = useId()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  function submit() {
    flushSync(() => setTried(true))
    if (!text.trim()) return document.getElementById(fieldId)?.focus()
    action.run(async () => {
      const made = await data.appeal(slug, id, text)
      announce(t('report.appeal.sent'))
      onAppealed(made)
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{t('report.appeal.how')}</p>
      <Field
        id={fieldId}
        label={t('report.appeal.text')}
        error={isTried && !text.trim() ? t('report.appeal.missing') : undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={6}
            counter={limits.reportText}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      {!isReachable && <Banner tone="warning" title={t('report.offline')} />}
      {action.error && (
        <Banner tone="critical" title={t('report.failedToSend')}>
          <p>{action.error}</p>
        </Banner>
      )}
      <Button type="submit" variant="primary" busy={action.busy} className={styles.do}>
        {t('report.appeal.send')}
      </Button>
    </form>
  )
}
