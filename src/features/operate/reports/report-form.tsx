import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import { isSuspension, type ReportCase } from '#src/contract/operate/reports.ts'
import { closeReasons, reportOutcomes } from '#src/contract/reports/report.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { decisionOf, faultsOf, type ReportDraft, type ReportFault } from './report-draft.ts'
import { type CaseDesk, drafted } from './use-case-desk.ts'
import own from './reports.module.css'

type ReportFormProps = {
  one: ReportCase
  drafts: CaseDesk['reports']
  nameOf: (credentialId: string) => string
  onDone: () => void
}

const idOf = (fault: ReportFault) => `report-${fault}`

/** Closes a report, with a suspension where that is what it comes to. */
export function ReportForm({ one, drafts, nameOf, onDone }: ReportFormProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const stoppable = one.profile.credentials.filter(({ state }) => isVerifiedState(state))
  const meant = stoppable.find(({ id }) => id === one.credentialId)
  const [typed, setTyped] = useState(() => drafts.of(drafted(one)))
  const draft = { ...typed, credentialId: typed.credentialId ?? meant?.id ?? '' }
  const [isTried, setTried] = useState(false)
  function change(changes: Partial<ReportDraft>) {
    const changed = { ...typed, ...changes }
    setTyped(changed)
    drafts.keep(drafted(one), changed)
  }
  const faults = isTried ? faultsOf(draft) : []
  const errorOf = (fault: ReportFault) =>
    faults.includes(fault) ? t(`operate-reports.decide.missing.${fault}`) : undefined
  const suspends = isSuspension(draft.outcome)
  const outcomes = reportOutcomes.filter(
    (outcome) => outcome !== 'credential-suspended' || stoppable.length > 0,
  )

  function submit() {
    const decision = decisionOf(draft)
    // What is missing has to be said before the focus goes there, since it is read out with it.
    flushSync(() => setTried(true))
    if (!decision) {
      const [first] = faultsOf(draft)
      if (first) document.getElementById(idOf(first))?.focus()
      return
    }
    action.run(
      () => data.decideReport(one, decision),
      () => {
        drafts.forget(drafted(one), typed)
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
      <h2 className={own.heading}>{t('operate.decide.title')}</h2>
      <RadioGroup
        id={idOf('outcome')}
        legend={t('operate-reports.decide.outcome')}
        error={errorOf('outcome')}
        options={outcomes.map((value) => ({
          value,
          label: t(`operate-reports.decide.${value}.label`),
          hint: t(`operate-reports.decide.${value}.hint`),
        }))}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {draft.outcome === 'no-issue' && (
        <RadioGroup
          id={idOf('reason')}
          legend={t('operate-reports.decide.reason')}
          hint={t('operate-reports.decide.reasonHint')}
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
      <Field label={t('operate-reports.decide.note')} hint={t('operate-reports.decide.noteHint')}>
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
