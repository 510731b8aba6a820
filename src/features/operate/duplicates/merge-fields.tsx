import { useState } from 'react'
import type { PairItem } from '#src/contract/operate/duplicates.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import styles from '../decide/decision-panel.module.css'
import { useOperate } from '../operate-context.ts'
import { createSubmissionKeys } from '../queue/submission-keys.ts'
import { MergeTrial } from './merge-trial.tsx'
import type { PairDraft, PairFault } from './pair-draft.ts'

type MergeFieldsProps = {
  item: PairItem
  draft: PairDraft
  onChange: (change: Partial<PairDraft>) => void
  fault: PairFault | null
  /** Shows what is missing. @returns whether nothing is */
  attempt: () => boolean
  onMerged: () => void
  /** The pair is not as it was shown. */
  onStale: () => void
}

/** Refusals for what is not as it was shown. */
const stale: readonly string[] = ['not-waiting', 'unknown-pair']

/** Which of both stays, what that would do, and the question whether it shall be done: nobody can undo it. */
export function MergeFields(props: MergeFieldsProps) {
  const { item, draft, onChange, fault, attempt, onMerged, onStale } = props
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const [keys] = useState(createSubmissionKeys)
  const { stays } = draft
  const [one, other] = item.suppliers
  const kept = stays === other.slug ? other : one
  const gone = kept === one ? other : one

  function merge(into: string) {
    action.run(async () => {
      try {
        await data.duplicates.merge(item, into, keys.of(draft))
        keys.done(draft)
      } catch (reason) {
        keys.failed(draft, reason)
        if (reason instanceof ProblemError && stale.includes(reason.code)) onStale()
        throw reason
      }
    }, onMerged)
  }

  return (
    <>
      <div className={styles.fields} data-first="">
        <RadioGroup
          legend={t('operate-duplicates.stays.legend')}
          hint={t('operate-duplicates.stays.hint')}
          options={item.suppliers.map(({ slug, supplier }) => ({
            ...{ value: slug, label: <bdi>{supplier}</bdi>, hint: <bdi>{slug}</bdi> },
          }))}
          value={stays}
          onChange={(slug) => onChange({ stays: slug })}
          error={fault === 'stays' ? t('operate-duplicates.missing.stays') : undefined}
        />
        {stays !== null && <MergeTrial item={item} stays={stays} />}
      </div>
      <div className={styles.send}>
        <Button variant="danger" onClick={() => attempt() && setAsking(true)}>
          {t('operate-duplicates.sides.one')}
        </Button>
      </div>
      {isAsking && stays !== null && (
        <ConfirmDialog
          title={t('operate-duplicates.ask.title')}
          text={t('operate-duplicates.ask.text', { gone: gone.supplier, kept: kept.supplier })}
          confirm={t('operate-duplicates.ask.confirm')}
          action={action}
          onConfirm={() => merge(stays)}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </>
  )
}
