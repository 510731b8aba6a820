import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import { appealOutcomes } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { ActionFailure } from '../action-failure.tsx'
import { keyText } from '../queue/queue-key.ts'
import type { CaseItem } from './case-key.ts'
import type { AppealDraft } from './report-draft.ts'
import type { CaseDesk } from './use-case-desk.ts'
import own from './reports.module.css'

const outcomeId = 'appeal-outcome'
const noteId = 'appeal-note'

type AppealFormProps = { one: CaseItem; desk: CaseDesk }

/** Decides on an appeal; what is written goes to the owners. */
export function AppealForm({ one, desk: { drafts, submissions } }: AppealFormProps) {
  const t = useText()
  const action = submissions.stateOf(keyText(one))
  const [draft, setDraft] = useState(() => drafts.of(one))
  const { outcome, note } = draft.appeal
  const [isTried, setTried] = useState(false)
  const isOwn = one.suspensions.some(({ id, isOwn: own }) => own && id === one.id)

  function change(changes: Partial<AppealDraft>) {
    const changed = { ...draft, appeal: { ...draft.appeal, ...changes } }
    setDraft(changed)
    drafts.keep(one, changed)
  }
  function submit() {
    flushSync(() => setTried(true))
    if (!outcome || !note.trim())
      return document.getElementById(outcome ? noteId : outcomeId)?.focus()
    const decided = { kind: 'appeal', decision: { outcome, note } } as const
    submissions.send({ item: one, draft, decided })
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
