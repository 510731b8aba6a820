import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import { isSuspension } from '#src/contract/operate/reports.ts'
import { closeReasons, type ReportOutcome, reportOutcomes } from '#src/contract/reports/report.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { ActionFailure } from '../action-failure.tsx'
import { keyText } from '../queue/queue-key.ts'
import type { CaseItem } from './case-key.ts'
import { decisionOf, faultsOf, type ReportDraft, type ReportFault } from './report-draft.ts'
import type { CaseDesk } from './use-case-desk.ts'
import own from './reports.module.css'

type ReportFormProps = {
  one: CaseItem
  desk: CaseDesk
  nameOf: (credentialId: string) => string
}

const idOf = (fault: ReportFault) => `report-${fault}`

/** Closes a report, with a suspension where that is what it comes to. */
export function ReportForm({ one, desk: { drafts, submissions }, nameOf }: ReportFormProps) {
  const t = useText()
  const action = submissions.stateOf(keyText(one))
  const stoppable = one.profile.credentials.filter(({ state }) => isVerifiedState(state))
  const meant = stoppable.find(({ id }) => id === one.credentialId)
  const [typed, setTyped] = useState(() => drafts.of(one))
  const draft = { ...typed.report, credentialId: typed.report.credentialId ?? meant?.id ?? '' }
  const [isTried, setTried] = useState(false)
  function change(changes: Partial<ReportDraft>) {
    const changed = { ...typed, report: { ...typed.report, ...changes } }
    setTyped(changed)
    drafts.keep(one, changed)
  }
  const faults = isTried ? faultsOf(draft) : []
  const errorOf = (fault: ReportFault) =>
    faults.includes(fault) ? t(`operate-reports.decide.missing.${fault}`) : undefined
  const suspends = isSuspension(draft.outcome)
  const outcomes = reportOutcomes.filter(
    (outcome) => outcome !== 'credential-suspended' || stoppable.length > 0,
  )

  const isTold = one.from !== null
  /** What follows, and who is told of it. */
  function hintOf(outcome: ReportOutcome): string {
    if (outcome === 'no-issue' || outcome === 'corrected')
      return isTold
        ? t(`operate-reports.decide.${outcome}.hint`)
        : t('operate-reports.decide.untold')
    const who = one.profile.hasOwners ? 'owners' : 'noOwners'
    return `${t(`operate-reports.decide.${outcome}.hint`)} ${t(`operate-reports.decide.${who}`)}`
  }

  function submit() {
    const decision = decisionOf(draft)
    // What is missing has to be said before the focus goes there, since it is read out with it.
    flushSync(() => setTried(true))
    if (!decision) {
      const [first] = faultsOf(draft)
      if (first) document.getElementById(idOf(first))?.focus()
      return
    }
    submissions.send({ item: one, draft: typed, decided: { kind: 'report', decision } })
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
      <h2 className={own.heading}>{t('operate.decide.title')}</h2>
      <RadioGroup
        id={idOf('outcome')}
        legend={t('operate-reports.decide.outcome')}
        error={errorOf('outcome')}
        options={outcomes.map((value) => ({
          value,
          label: t(`operate-reports.decide.${value}.label`),
          hint: hintOf(value),
        }))}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {draft.outcome === 'no-issue' && (
        <RadioGroup
          id={idOf('reason')}
          legend={t('operate-reports.decide.reason')}
          hint={isTold ? t('operate-reports.decide.reasonHint') : undefined}
          error={errorOf('reason')}
          options={closeReasons.map((value) => ({
            value,
            label: t(`report-words.close.${value}`),
          }))}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
      {draft.outcome === 'credential-suspended' && (
        <Field
          id={idOf('credentialId')}
          label={t('operate-reports.decide.credential')}
          error={errorOf('credentialId')}
        >
          {(aria) => (
            <Select
              {...aria}
              value={draft.credentialId}
              onChange={({ currentTarget: { value } }) => change({ credentialId: value })}
            >
              <option value="">{t('operate-reports.decide.chooseCredential')}</option>
              {stoppable.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {suspends && (
        <Field
          id={idOf('publicNote')}
          label={t('operate-reports.decide.publicNote')}
          hint={t('operate-reports.decide.publicNoteHint')}
          error={errorOf('publicNote')}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              counter={limits.inviteMessage}
              value={draft.publicNote}
              onChange={({ currentTarget: { value } }) => change({ publicNote: value })}
            />
          )}
        </Field>
      )}
      <Field
        label={t('operate-reports.decide.note')}
        hint={
          isTold || suspends
            ? t('operate-reports.decide.noteHint')
            : t('operate-reports.decide.noteUntold')
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            counter={limits.inviteMessage}
            value={draft.note}
            onChange={({ currentTarget: { value } }) => change({ note: value })}
          />
        )}
      </Field>
      <ActionFailure action={action} />
      <Button
        type="submit"
        variant={suspends ? 'danger' : 'primary'}
        busy={action.busy}
        className={own.do}
      >
        {suspends ? t('operate-reports.decide.suspend') : t('operate-reports.decide.close')}
      </Button>
    </form>
  )
}
