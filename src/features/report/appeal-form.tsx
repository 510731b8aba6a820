import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import * as limits from '#src/contract/limits.ts'
import type { OwnSuspension } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { AppealFailure } from './appeal-failure.tsx'
import { useReporting } from './report-context.ts'
import styles from './report.module.css'
import { useReachable } from './use-reachable.ts'
import { useUnsentForm } from './use-unsent-form.ts'

const draftShape = v.fallback(v.object({ text: v.string() }), { text: '' })

/** What was typed against a suspension and was not sent; it stays on the device until it is. */
export const useAppealDraft = (id: string) =>
  useUnsentForm(`appeal ${id}`, (kept) => v.parse(draftShape, kept))

type AppealFormProps = {
  slug: string
  /** Of the suspension. */
  id: string
  draft: ReturnType<typeof useAppealDraft>
  onAppealed: (suspension: OwnSuspension) => void
  /** Has all suspensions read anew. */
  onAgain: () => void
}

/** What an owner writes against a suspension. */
export function AppealForm({ slug, id, draft, onAppealed, onAgain }: AppealFormProps) {
  const t = useText()
  const { data } = useReporting()
  const action = useAction()
  const isReachable = useReachable()
  const fieldId = useId()
  const { text } = draft.typed
  const [isTried, setTried] = useState(false)
  function submit() {
    flushSync(() => setTried(true))
    if (!text.trim()) return document.getElementById(fieldId)?.focus()
    action.run(async () => {
      const made = await data.appeal(slug, id, text)
      draft.sent()
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
            onChange={({ currentTarget: { value } }) => draft.keep({ text: value })}
          />
        )}
      </Field>
      {!isReachable && !action.failure && <Banner tone="warning" title={t('report.offline')} />}
      {action.failure && <AppealFailure failure={action.failure} onAgain={onAgain} />}
      <Button type="submit" variant="primary" busy={action.busy} className={styles.do}>
        {t('report.appeal.send')}
      </Button>
    </form>
  )
}
