import { useState } from 'react'
import { flushSync } from 'react-dom'
import { fullName } from '#src/contract/full-name.ts'
import * as limits from '#src/contract/limits.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { reportReasons } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useReporting } from './report-context.ts'
import {
  faultsOf,
  readDraft,
  type ReportDraft,
  type ReportFault,
  reportOf,
} from './report-draft.ts'
import styles from './report.module.css'
import { useReachable } from './use-reachable.ts'
import { useUnsentForm } from './use-unsent-form.ts'

type ReportFormProps = { slug: string; profile: PublicProfile; onSent: () => void }

const idOf = (fault: ReportFault) => `report-${fault}`
const words = { reason: 'missingReason', text: 'missingText', email: 'wrongEmail' } as const

/** What somebody reports. What is typed stays on the device until it is sent. */
export function ReportForm({ slug, profile, onSent }: ReportFormProps) {
  const t = useText()
  const { data, user } = useReporting()
  const action = useAction()
  const isReachable = useReachable()
  const {
    typed: draft,
    keep,
    sent,
  } = useUnsentForm(`report ${slug}`, (kept) => readDraft(kept, slug))
  const [isTried, setTried] = useState(false)
  const faults = isTried ? faultsOf(draft) : []
  const errorOf = (fault: ReportFault) =>
    faults.includes(fault) ? t(`report.${words[fault]}`) : undefined

  const change = (changes: Partial<ReportDraft>) => keep({ ...draft, ...changes })
  function submit() {
    const report = reportOf(draft, user === null)
    // What is missing has to be said before the focus goes there, since it is read out with it.
    flushSync(() => setTried(true))
    if (!report) {
      const [first] = faultsOf(draft)
      if (first) document.getElementById(idOf(first))?.focus()
      return
    }
    action.run(
      () => data.send(report),
      () => {
        sent()
        onSent()
      },
    )
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
      {profile.sustainabilityCredentials.length > 0 && (
        <Field label={t('report.what')}>
          {(aria) => (
            <Select
              {...aria}
              value={draft.credentialId}
              onChange={({ currentTarget: { value } }) => change({ credentialId: value })}
            >
              <option value="">{t('report.whole')}</option>
              {profile.sustainabilityCredentials.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <RadioGroup
        id={idOf('reason')}
        legend={t('report.reason')}
        error={errorOf('reason')}
        options={reportReasons.map((value) => ({
          value,
          label: t(`report-words.reasons.${value}`),
        }))}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <Field
        id={idOf('text')}
        label={t('report.text')}
        hint={t('report.textHint')}
        error={errorOf('text')}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={6}
            counter={limits.reportText}
            value={draft.text}
            onChange={({ currentTarget: { value } }) => change({ text: value })}
          />
        )}
      </Field>
      {user ? (
        <p className={styles.lead}>{t('report.signedIn', { name: fullName(user) })}</p>
      ) : (
        <Field
          id={idOf('email')}
          label={t('report.email')}
          hint={t('report.emailHint')}
          error={errorOf('email')}
        >
          {(aria) => (
            <TextInput
              {...aria}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={draft.email}
              onChange={({ currentTarget: { value } }) => change({ email: value })}
            />
          )}
        </Field>
      )}
      {!isReachable && <Banner tone="warning" title={t('report.offline')} />}
      {action.error && (
        <Banner tone="critical" title={t('report.failedToSend')}>
          <p>{action.error}</p>
        </Banner>
      )}
      <Button type="submit" variant="primary" busy={action.busy} className={styles.do}>
        {t('report.send')}
      </Button>
    </form>
  )
}
