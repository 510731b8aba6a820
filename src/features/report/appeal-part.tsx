import { useEffect, useEffectEvent, useRef } from 'react'
import type { OwnSuspension } from '#src/contract/reports/report.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { AppealForm, useAppealDraft } from './appeal-form.tsx'
import styles from './report.module.css'

type AppealPartProps = {
  slug: string
  suspension: OwnSuspension
  /** Whether whoever reads it is an owner. */
  mayAppeal: boolean
  onAppealed: (suspension: OwnSuspension) => void
  /** Has all suspensions read anew. */
  onAgain: () => void
}

/** One suspension: since when, why, and the appeal against it. */
export function AppealPart(props: AppealPartProps) {
  const { slug, suspension, mayAppeal, onAppealed, onAgain } = props
  const { t, language } = useTexts()
  const { credential, since, note, appeal } = suspension
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const draft = useAppealDraft(suspension.id)
  const { text } = draft.typed
  const isSent = appeal?.text.trim() === text.trim()
  // The server has it, whose answer was lost.
  const forget = useEffectEvent(() => draft.keep({ text: '' }))
  useEffect(() => {
    if (isSent) forget()
  }, [isSent])
  const isMade = appeal !== null
  const wasMade = useRef(isMade)
  const made = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus has gone with the form.
    if (isMade && !wasMade.current) made.current?.focus()
    wasMade.current = isMade
  }, [isMade])
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
          <h3 ref={made} tabIndex={-1}>
            {t('report.appeal.yours', { day: day(appeal.at) })}
          </h3>
          <blockquote className={styles.quote} dir="auto">
            {appeal.text}
          </blockquote>
          <p>{t(`report.appeal.${appeal.outcome ?? 'waits'}`)}</p>
          {appeal.note && (
            <blockquote className={styles.quote} dir="auto">
              {appeal.note}
            </blockquote>
          )}
          {text && !isSent && <Unsent text={text} onRemove={() => draft.keep({ text: '' })} />}
        </>
      ) : mayAppeal ? (
        <AppealForm {...{ slug, draft, onAppealed, onAgain }} id={suspension.id} />
      ) : (
        <p>{t('report.appeal.ownersOnly')}</p>
      )}
    </section>
  )
}

/** What was typed while somebody else has appealed: it can be copied, until it is removed. */
function Unsent({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useText()
  return (
    <>
      <h3>{t('report.appeal.unsent')}</h3>
      <blockquote className={styles.quote} dir="auto">
        {text}
      </blockquote>
      <Button variant="secondary" className={styles.do} onClick={onRemove}>
        {t('report.appeal.remove')}
      </Button>
    </>
  )
}
