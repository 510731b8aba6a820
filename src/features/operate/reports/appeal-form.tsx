import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import type { ReportCase } from '#src/contract/operate/reports.ts'
import { appealOutcomes } from '#src/contract/reports/report.ts'
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
import type { AppealDraft } from './report-draft.ts'
import { type CaseDesk, drafted } from './use-case-desk.ts'
import own from './reports.module.css'

const outcomeId = 'appeal-outcome'
const noteId = 'appeal-note'

type AppealFormProps = { one: ReportCase; drafts: CaseDesk['appeals']; onDone: () => void }

/** Decides on an appeal; what is written goes to the owners. */
export function AppealForm({ one, drafts, onDone }: AppealFormProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [draft, setDraft] = useState(() => drafts.of(drafted(one)))
  const { outcome, note } = draft
  const [isTried, setTried] = useState(false)
  const isOwn = one.suspensions.some(({ id, isOwn: own }) => own && id === one.id)

  function change(changes: Partial<AppealDraft>) {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    drafts.keep(drafted(one), changed)
  }
  function submit() {
    flushSync(() => setTried(true))
    if (!outcome || !note.trim())
      return document.getElementById(outcome ? noteId : outcomeId)?.focus()
    action.run(
      () => data.decideAppeal(one, { outcome, note }),
      () => {
        drafts.forget(drafted(one), draft)
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
        onChange={(chosen) => change({ outcome: chosen })}
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
            onChange={({ currentTarget: { value } }) => change({ note: value })}
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
