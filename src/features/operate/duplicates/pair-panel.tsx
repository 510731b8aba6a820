import { type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import { dismissalReasons, type PairItem } from '#src/contract/operate/duplicates.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { Action } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import styles from '../decide/decision-panel.module.css'
import { focusFirstField, SidesForm } from '../decide/sides-form.tsx'
import type { SideHandle } from '../queue/use-item-screen.ts'
import { MergeFields } from './merge-fields.tsx'
import { MergeQuestion } from './merge-question.tsx'
import { type PairDraft, type PairFault, pairFault } from './pair-draft.ts'

export type PairHandle = SideHandle<PairDraft['side']>

type PairPanelProps = {
  handle: Ref<PairHandle>
  item: PairItem
  draft: PairDraft
  onChange: (change: Partial<PairDraft>) => void
  /** Null: none, or nobody has tried to send it. */
  fault: PairFault | null
  /** Of saying that they are two. */
  action: Pick<Action, 'busy' | 'failure'>
  /** Shows what is missing. @returns whether nothing is */
  tryIt: () => boolean
  onDismiss: () => void
  onMerged: () => void
  /** The pair is not as it was shown. */
  onStale: (failure: ProblemError) => void
}

/** They are one, or they are two: two forms, of which one is open. */
export function PairPanel(props: PairPanelProps) {
  const { handle, item, draft, onChange, fault, action, tryIt, onDismiss, onMerged, onStale } =
    props
  const t = useText()
  const [isAsking, setAsking] = useState(false)

  function submit(form: HTMLFormElement) {
    // What is missing has to be said before the focus goes there, since it is read out with it.
    const canBeSent = flushSync(tryIt)
    if (canBeSent && draft.side === 'one') setAsking(true)
    else if (canBeSent) onDismiss()
    else if (pairFault(draft) === 'note') form.querySelector('textarea')?.focus()
    else focusFirstField(form)
  }

  return (
    <SidesForm
      {...{ handle, side: draft.side, focusFirst: focusFirstField, onSubmit: submit }}
      sides={[
        ['one', t('operate-duplicates.sides.one'), 'a'],
        ['two', t('operate-duplicates.sides.two'), 'r'],
      ]}
      onOpen={(side) => onChange({ side })}
    >
      {draft.side === 'one' ? (
        <MergeFields
          item={item}
          stays={draft.stays}
          onChange={(stays) => onChange({ stays })}
          hasFault={fault === 'stays'}
        />
      ) : (
        <>
          <div className={styles.fields} data-first="">
            <RadioGroup
              legend={t('operate-duplicates.why.legend')}
              hint={t('operate-duplicates.why.hint')}
              options={dismissalReasons.map((value) => ({
                ...{ value, label: t(`operate-duplicates.why.${value}`) },
              }))}
              value={draft.reason}
              onChange={(reason) => onChange({ reason })}
              error={fault === 'reason' ? t('operate-duplicates.missing.reason') : undefined}
            />
            <Field
              label={t('operate.decide.note')}
              hint={t('operate-duplicates.noteHint')}
              error={fault === 'note' ? t('operate-duplicates.missing.note') : undefined}
            >
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
          <div className={styles.send}>
            <ActionFailure action={action} />
            <Button type="submit" variant="primary" busy={action.busy}>
              {t('operate-duplicates.sides.two')}
            </Button>
          </div>
        </>
      )}
      {isAsking && draft.stays !== null && (
        <MergeQuestion
          {...{ item, draft, stays: draft.stays, onMerged, onStale }}
          onClose={() => setAsking(false)}
        />
      )}
    </SidesForm>
  )
}
