import clsx from 'clsx'
import { useId } from 'react'
import * as limits from '#src/contract/limits.ts'
import { type DecisionReason, decisionReasons } from '#src/contract/trust/decision-reasons.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { DecisionDraft, DraftFault } from './decision-draft.ts'
import styles from './decision-panel.module.css'

type ReturnFormProps = {
  draft: DecisionDraft
  onChange: (change: Partial<DecisionDraft>) => void
  faults: readonly DraftFault[]
}

const outcomes = ['ask', 'refuse'] as const

/** Why it is not confirmed as it is: in words that every supplier reads in their own language, and others besides. */
export function ReturnForm({ draft, onChange, faults }: ReturnFormProps) {
  const t = useText()
  const hintId = useId()
  const errorId = useId()
  const hasNone = faults.includes('note')
  const choose = (reason: DecisionReason, isChosen: boolean) =>
    onChange({
      reasons: decisionReasons.filter((one) =>
        one === reason ? isChosen : draft.reasons.includes(one),
      ),
    })
  return (
    <div className={styles.fields}>
      <fieldset
        className={styles.reasons}
        data-first="note"
        aria-describedby={clsx(hintId, hasNone && errorId)}
      >
        <legend>{t('operate.decide.reasons')}</legend>
        <p className={styles.hint} id={hintId}>
          {t('operate.decide.reasonsHint')}
        </p>
        {hasNone && <FieldError id={errorId}>{t('operate.decide.noReason')}</FieldError>}
        {decisionReasons.map((reason) => (
          <Checkbox
            key={reason}
            label={t(`reasons.short.${reason}`)}
            hint={draft.reasons.includes(reason) ? t(`reasons.told.${reason}`) : undefined}
            checked={draft.reasons.includes(reason)}
            onChange={(isChosen) => choose(reason, isChosen)}
          />
        ))}
      </fieldset>
      <Field label={t('operate.decide.note')} hint={t('operate.decide.noteHint')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            counter={limits.inviteMessage}
            value={draft.note}
            onChange={({ currentTarget: { value } }) => onChange({ note: value })}
          />
        )}
      </Field>
      <RadioGroup
        legend={t('operate.decide.outcome')}
        options={outcomes.map((value) => ({
          value,
          label: t(`operate.decide.outcomes.${value}.label`),
          hint: t(`operate.decide.outcomes.${value}.hint`),
        }))}
        value={draft.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
    </div>
  )
}
