import type { PointerEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { useData } from '#src/data/data-context.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { Button } from '#src/ui/button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import { completeSections, sectionIds } from '../draft/section-states.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'
import { DiscardDraft } from './discard-draft.tsx'
import styles from './save-bar.module.css'

type SaveBarProps = { at: 'top' | 'bottom'; onSave: () => void }

/**
 * Save with the state of the form beside it. While something mandatory is missing the button stays
 * reachable: its tooltip says why, and pressing it leads to what is missing.
 */
export function SaveBar({ at, onSave }: SaveBarProps) {
  const t = useText()
  const { saving, outgoing } = useSnapshot(useProfileForm().draft)
  const data = useData()
  const { canStore } = useSnapshot(data.outbox.state)
  const isReachable = useReachable()
  const missing = useFormStatus((status) => status.missing)
  const isDirty = useFormStatus((status) => status.isDirty)
  const complete = useFormStatus(({ sections }) => completeSections(sections))
  const button = (
    <Button
      variant="primary"
      size="large"
      busy={saving}
      aria-disabled={missing > 0 ? true : undefined}
      // The button takes no press while it is aria-disabled; this is how it still explains itself.
      onClickCapture={missing > 0 ? onSave : undefined}
      onClick={onSave}
      onPointerDown={holdPress}
    >
      {t('profile-form.save')}
    </Button>
  )
  const canDiscard = (isDirty || outgoing !== null) && !saving
  return (
    <div className={styles.bar} data-at={at} data-discard={canDiscard || undefined}>
      {missing > 0 ? <Tooltip content={t('profile-form.saveTooltip')}>{button}</Tooltip> : button}
      <p className={styles.state}>
        <span>{saveState(t, { missing, isDirty, saving, outgoing, canStore, isReachable })}</span>
        <span className={styles.progress}>
          {complete === sectionIds.length
            ? t('profile-form.allComplete', { all: complete })
            : t('profile-form.progress', { complete, all: sectionIds.length })}
        </span>
      </p>
      {canDiscard && <DiscardDraft />}
    </div>
  )
}

/**
 * Pressing Save takes the focus from an input, whose error may appear above the button and push it
 * from under the pointer: the press still counts as one.
 */
function holdPress(event: PointerEvent<HTMLButtonElement>): void {
  event.currentTarget.setPointerCapture(event.pointerId)
}

type Circumstances = Pick<ProfileDraft, 'saving' | 'outgoing'> & {
  /** Mandatory things that are missing. */
  missing: number
  isDirty: boolean
  /** Whether what is typed outlasts the page. */
  canStore: boolean
  isReachable: boolean
}

/** What stands beside Save: where the profile is safe, and what keeps it from the server. */
function saveState(t: Translate, now: Circumstances): string {
  const { saving, outgoing, missing, isDirty, canStore, isReachable } = now
  if (saving) return t('profile-form.saving')
  if (outgoing === 'conflict') return t('profile-form.conflictTitle')
  if (outgoing === 'refused') return t('profile-form.refused')
  if (!canStore && (isDirty || outgoing)) return t('profile-form.notStored')
  if (outgoing === 'sign-in') return t('profile-form.needsSignIn')
  if (outgoing) return isReachable ? t('profile-form.sentAgain') : t('profile-form.savedHere')
  if (missing > 0) return t('profile-form.missingCount', { count: missing })
  return isDirty ? t('profile-form.unsaved') : t('profile-form.allSaved')
}
