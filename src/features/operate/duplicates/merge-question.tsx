import { useState } from 'react'
import type { PairItem } from '#src/contract/operate/duplicates.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { createSubmissionKeys } from '../queue/submission-keys.ts'
import type { PairDraft } from './pair-draft.ts'

type MergeQuestionProps = {
  item: PairItem
  draft: PairDraft
  /** Slug of the supplier that stays. */
  stays: string
  onMerged: () => void
  /** The pair is not as it was shown. */
  onStale: (failure: ProblemError) => void
  onClose: () => void
}

/** Refusals for what is not as it was shown. */
const stale: readonly string[] = ['not-waiting', 'unknown-pair']

/** Asks before two become one, which nobody can undo, and does it. */
export function MergeQuestion(props: MergeQuestionProps) {
  const { item, draft, stays, onMerged, onStale, onClose } = props
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [keys] = useState(createSubmissionKeys)
  const [one, other] = item.suppliers
  const [kept, gone] = stays === one.slug ? [one, other] : [other, one]

  const merge = () =>
    action.run(async () => {
      try {
        await data.duplicates.merge(item, stays, keys.of(draft))
        keys.done(draft)
      } catch (reason) {
        keys.failed(draft, reason)
        if (reason instanceof ProblemError && stale.includes(reason.code)) onStale(reason)
        throw reason
      }
    }, onMerged)

  return (
    <ConfirmDialog
      title={t('operate-duplicates.ask.title')}
      text={t('operate-duplicates.ask.text', { gone: gone.supplier, kept: kept.supplier })}
      confirm={t('operate-duplicates.ask.confirm')}
      action={action}
      onConfirm={merge}
      onClose={onClose}
    >
      <ActionFailure action={action} />
    </ConfirmDialog>
  )
}
