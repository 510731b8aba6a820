import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { goToControl } from '#src/ui/go-to-control.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useDraft } from '../draft/draft-context.ts'
import { conflictIdOf } from '../draft/field-ids.ts'
import type { Publication } from './just-published.tsx'
import { canBeUndone, PublishDialog } from './publish-dialog.tsx'
import { useSeen } from './use-seen.ts'

/** Ids of what a refused press leads to. */
export const firstFaultId = 'publish-first-fault'
export const saveFirstId = 'publish-save-first'

type PublishButtonProps = {
  /** What is asked stays where others have left nothing to publish meanwhile. */
  isShown: boolean
  onPublished: (publication: Publication) => void
}

/** Shows visitors the draft, once that is confirmed; where something keeps it from them, a press leads there. */
export function PublishButton({ isShown, onPublished }: PublishButtonProps) {
  const t = useText()
  const { store, editing } = useDraft()
  const opening = useAction()
  const { seen, open, renew, close } = useSeen()
  const { detail, draft } = editing
  const isHeld = detail.faults.length > 0 || draft.conflicts.length > 0

  /** @returns whether there was something to lead to */
  function leadOn(): boolean {
    const { saving, ...now } = store.state.get()
    const [conflict] = now.draft.conflicts
    if (conflict) return goToControl(conflictIdOf(conflict.path))
    if (now.detail.faults.length > 0) return goToControl(firstFaultId)
    return saving === 'failed' && goToControl(saveFirstId)
  }

  return (
    <>
      {isShown && (
        <Button
          variant="primary"
          busy={opening.busy}
          aria-disabled={isHeld || undefined}
          onRefused={leadOn}
          onClick={() => opening.run(() => open(leadOn))}
        >
          {t('operate-brands.publish.do')}
        </Button>
      )}
      {seen && (
        <PublishDialog
          seen={seen}
          onFailed={renew}
          onPublished={({ number }) => {
            close()
            const before = seen.detail.published?.number ?? null
            onPublished({ number, before: canBeUndone(seen.detail) ? before : null })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
