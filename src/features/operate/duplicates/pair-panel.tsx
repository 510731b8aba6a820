import { useSelector } from '@tanstack/react-store'
import { type Ref, type SubmitEvent, useId, useImperativeHandle, useRef, useState } from 'react'
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
import type { SideHandle } from '../queue/use-item-screen.ts'
import { singleKeys } from '../single-keys.ts'
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

const sides = ['one', 'two'] as const
const keys = { one: 'a', two: 'r' } as const

/** They are one, or they are two: two forms, of which one is open. */
export function PairPanel(props: PairPanelProps) {
  const { handle, item, draft, onChange, fault, action, tryIt, onDismiss, onMerged, onStale } =
    props
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const hasKeys = useSelector(singleKeys)
  const [isAsking, setAsking] = useState(false)
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[data-first] input')?.focus()

  useImperativeHandle(handle, () => ({
    open(side) {
      // At once, since the next key may follow in the same moment.
      flushSync(() => onChange({ side }))
      focusFirst()
    },
  }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // What is missing has to be said before the focus goes there, since it is read out with it.
    const canBeSent = flushSync(tryIt)
    if (canBeSent && draft.side === 'one') setAsking(true)
    else if (canBeSent) onDismiss()
    else if (pairFault(draft) === 'note') form.current?.querySelector('textarea')?.focus()
    else focusFirst()
  }

  return (
    <form className={styles.panel} ref={form} noValidate onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('operate.decide.title')}
      </h2>
      <div className={styles.sides} role="group" aria-label={t('operate.decide.title')}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.side}
            aria-pressed={draft.side === side}
            aria-keyshortcuts={hasKeys ? keys[side] : undefined}
            onClick={() => onChange({ side })}
          >
            {t(`operate-duplicates.sides.${side}`)}
            {hasKeys && <kbd aria-hidden="true">{keys[side].toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
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
    </form>
  )
}
