import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import type { ReportCase } from '#src/contract/operate/reports.ts'
import { type AppealOutcome, appealOutcomes } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import own from './reports.module.css'

const outcomeId = 'appeal-outcome'
const noteId = 'appeal-note'

/** Decides on an appeal; what is written goes to the owners. */
export function AppealForm({ one, onDone }: { one: ReportCase; onDone: () => void }) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isOwn = one.suspensions.some(({ id, isOwn: own }) => own && id === one.id)

  function submit() {
    flushSync(() => setTried(true))
    if (!outcome || !note.trim())
      return document.getElementById(outcome ? noteId : outcomeId)?.focus()
    action.run(
      () => data.decideAppeal(one, { outcome, note }),
      () => {
        announce(t('operate-reports.decide.done'))
        onDone()
      },
    )
  }

  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className={own.heading}>{t('operate-reports.appeal.title')}</h2>
      {isOwn && <Banner tone="warning" title={t('operate-reports.appeal.own')} />}
      <RadioGroup
        id={outcomeId}
        legend={t('operate-reports.decide.outcome')}
        error={isTried && !outcome ? t('operate-reports.decide.missing.outcome') : undefined}
        options={appealOutcomes.map((value) => ({
          value,
          label: t(`operate-reports.appeal.${value}.label`),
          hint: t(`operate-reports.appeal.${value}.hint`),
        }))}
        value={outcome}
        onChange={setOutcome}
      />
      <Field
        id={noteId}
        label={t('operate-reports.appeal.note')}
        hint={t('operate-reports.appeal.noteHint')}
        error={isTried && !note.trim() ? t('operate-reports.appeal.missing') : undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            counter={limits.inviteMessage}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        )}
      </Field>
      <ActionFailure action={action} />
      <Button type="submit" variant="primary" busy={action.busy} className={own.do}>
        {t('operate-reports.appeal.decide')}
      </Button>
    </form>
  )
}
