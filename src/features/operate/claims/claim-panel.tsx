import clsx from 'clsx'
import { type Ref, useId } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import { type ClaimReason, claimReasons } from '#src/contract/operate/claim-decision.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { Action } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import styles from '../decide/decision-panel.module.css'
import { focusFirstField, SidesForm } from '../decide/sides-form.tsx'
import type { SideHandle } from '../queue/use-item-screen.ts'
import { type ClaimDraft, claimFault } from './claim-draft.ts'

export type ClaimHandle = SideHandle<ClaimDraft['side']>

type ClaimPanelProps = {
  handle: Ref<ClaimHandle>
  draft: ClaimDraft
  onChange: (change: Partial<ClaimDraft>) => void
  /** Whether a fault is shown: not before somebody has tried. */
  isTried: boolean
  action: Pick<Action, 'busy' | 'failure'>
  onSubmit: () => void
}

const relationships = ['OWNER', 'EMPLOYEE'] as const

/** Accept somebody or refuse them: two forms, of which one is open. */
export function ClaimPanel(props: ClaimPanelProps) {
  const { handle, draft, onChange, isTried, action, onSubmit } = props
  const t = useText()
  const fault = isTried ? claimFault(draft) : null

  function submit(form: HTMLFormElement) {
    const isAtFault = claimFault(draft) !== null
    // What is missing has to be said before the focus goes there, since it is read out with it.
    flushSync(onSubmit)
    if (isAtFault) focusFirstField(form)
  }

  return (
    <SidesForm
      {...{ handle, side: draft.side, focusFirst: focusFirstField, onSubmit: submit }}
      sides={[
        ['accept', t('operate-claims.sides.accept'), 'a'],
        ['refuse', t('operate-claims.sides.refuse'), 'r'],
      ]}
      onOpen={(side) => onChange({ side })}
    >
      {draft.side === 'accept' ? (
        <div className={styles.fields} data-first="">
          <RadioGroup
            legend={t('operate-claims.as')}
            options={relationships.map((value) => ({
              value,
              label: t(`operate-claims.roles.${value}.label`),
              hint: t(`operate-claims.roles.${value}.hint`),
            }))}
            value={draft.relationship}
            onChange={(relationship) => onChange({ relationship })}
            error={fault ? t('operate-claims.noRole') : undefined}
          />
        </div>
      ) : (
        <RefusalFields draft={draft} onChange={onChange} hasFault={fault !== null} />
      )}
      <div className={styles.send}>
        <ActionFailure action={action} />
        <Button
          type="submit"
          variant={draft.side === 'refuse' ? 'danger' : 'primary'}
          busy={action.busy}
        >
          {t(`operate-claims.sides.${draft.side}`)}
        </Button>
      </div>
    </SidesForm>
  )
}

type RefusalFieldsProps = Pick<ClaimPanelProps, 'draft' | 'onChange'> & { hasFault: boolean }

/** Why somebody is refused: in words that each reads in their own language, and others besides. */
function RefusalFields({ draft, onChange, hasFault }: RefusalFieldsProps) {
  const t = useText()
  const hintId = useId()
  const errorId = useId()
  const choose = (reason: ClaimReason, isChosen: boolean) =>
    onChange({
      reasons: claimReasons.filter((one) =>
        one === reason ? isChosen : draft.reasons.includes(one),
      ),
    })
  return (
    <div className={styles.fields}>
      <fieldset
        className={styles.reasons}
        data-first=""
        aria-describedby={clsx(hintId, hasFault && errorId)}
      >
        <legend>{t('operate-claims.why')}</legend>
        <p className={styles.hint} id={hintId}>
          {t('operate-claims.whyHint')}
        </p>
        {hasFault && <FieldError id={errorId}>{t('operate-claims.noReason')}</FieldError>}
        {claimReasons.map((reason) => (
          <Checkbox
            key={reason}
            label={t(`claim-reasons.short.${reason}`)}
            hint={draft.reasons.includes(reason) ? t(`claim-reasons.told.${reason}`) : undefined}
            checked={draft.reasons.includes(reason)}
            onChange={(isChosen) => choose(reason, isChosen)}
          />
        ))}
      </fieldset>
      <Field label={t('operate.decide.note')} hint={t('operate-claims.noteHint')}>
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
    </div>
  )
}
