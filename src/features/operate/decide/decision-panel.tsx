import { type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Credential } from '#src/contract/catalogue.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import type { Action } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import type { SideHandle } from '../queue/use-item-screen.ts'
import { ConfirmForm, type RefusedField } from './confirm-form.tsx'
import { decidedField } from './decided-field.ts'
import { type DecisionDraft, faultsOf, shownFields } from './decision-draft.ts'
import styles from './decision-panel.module.css'
import { ReturnForm } from './return-form.tsx'
import { SidesForm } from './sides-form.tsx'
import { useCheckFile } from './use-check-file.ts'

export type DecisionHandle = SideHandle<DecisionDraft['side']>

type DecisionPanelProps = {
  handle: Ref<DecisionHandle>
  item: QueueItem
  /** Undefined: it has left the catalogue. */
  credential: Credential | undefined
  draft: DecisionDraft
  onChange: (change: Partial<DecisionDraft>) => void
  /** Whether all is drawn already, not only what is chosen first. */
  isWhole: boolean
  /** Whether faults are shown: not before somebody has tried. */
  isTried: boolean
  action: Pick<Action, 'busy' | 'failure'>
  onSubmit: () => void
}

/** Confirm what waits, or send it back: two forms, of which one is open. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { handle, item, draft, onChange, isTried, action, onSubmit } = props
  const t = useText()
  const isRefusal = draft.side === 'return' && draft.outcome === 'refuse'
  const faults = isTried ? faultsOf(draft) : []
  // Here, since it goes on while the other form is looked at.
  const upload = useCheckFile(item, (file) => onChange({ file }))
  // What is sent meanwhile would be sent without its file.
  const isBusy = action.busy || upload.action.busy
  /** A refusal that was answered since, by other words in its field. */
  const [answered, setAnswered] = useState<Error | null>(null)
  const failure = action.failure === answered ? null : action.failure
  const refused = refusedIn(failure)

  function submit(form: HTMLFormElement) {
    if (upload.action.busy) return
    const [first] = faultsOf(draft)
    // What is missing has to be said before the focus goes there, since it is read out with it.
    flushSync(onSubmit)
    if (first) focusFirst(form, draft)
  }

  /** What is refused stands at its field, where that is shown. */
  function refusedIn(reason: Error | null): RefusedField | null {
    if (reason === null || draft.side !== 'confirm') return null
    const fields = shownFields(props.credential, item, draft.method)
    const field = fields.find((one) => one === decidedField(reason))
    return field ? { field, failure: reason } : null
  }
  function change(changes: Partial<DecisionDraft>) {
    const { details } = changes
    if (refused && details && details[refused.field] !== draft.details[refused.field])
      setAnswered(refused.failure)
    onChange(changes)
  }

  return (
    <SidesForm
      {...{ handle, side: draft.side, onSubmit: submit }}
      sides={[
        ['confirm', t('operate.decide.sides.confirm'), 'a'],
        ['return', t('operate.decide.sides.return'), 'r'],
      ]}
      onOpen={(side) => onChange({ side })}
      focusFirst={(form, side) => focusFirst(form, { ...draft, side })}
    >
      {draft.side === 'confirm' ? (
        <ConfirmForm {...props} {...{ faults, refused, upload }} onChange={change} />
      ) : (
        <ReturnForm draft={draft} onChange={onChange} faults={faults} />
      )}
      <div className={styles.send}>
        {!refused && <ActionFailure action={{ failure }} />}
        <Button type="submit" variant={isRefusal ? 'danger' : 'primary'} busy={isBusy}>
          {draft.side === 'confirm'
            ? t('operate.decide.confirm')
            : t(`operate.decide.outcomes.${draft.outcome}.do`)}
        </Button>
      </div>
    </SidesForm>
  )
}

/** What is missing, else what sends the form; for what goes back, why it does. */
function focusFirst(form: HTMLFormElement, draft: DecisionDraft): void {
  const [fault] = faultsOf(draft)
  const wanted = fault ?? (draft.side === 'return' ? 'note' : null)
  const marked = wanted && form.querySelector<HTMLElement>(`[data-first=${wanted}] input`)
  const target = marked || form.querySelector<HTMLElement>('button[type=submit]')
  target?.focus()
}
