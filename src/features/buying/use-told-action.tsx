import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Button } from '#src/ui/button.tsx'
import { notify } from '#src/ui/notifications.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'

type Removal = {
  remove: () => Promise<unknown>
  /** Null: it cannot be put back. */
  restore: (() => Promise<unknown>) | null
  /** What is said once it is removed, and once it is back. */
  removed: string
  restored: string
}

/** An action of the user, one at a time, whose failure is told in a notification: beside its button there is no room. */
export function useToldAction() {
  const texts = useTexts()
  const action = useAction()
  const fail = (error: unknown) => {
    const failure = error instanceof Error ? error : new Error(String(error))
    notify({ message: problemText(texts, failure), tone: 'critical' })
  }
  const run = (attempt: () => Promise<void>) => action.run(() => attempt().catch(fail))
  return {
    busy: action.busy,
    run,
    /** Removes something, of which the button goes too, and offers to put it back. */
    remove({ remove, restore, removed, restored }: Removal) {
      run(async () => {
        await remove()
        focusMain()
        notify({
          ...{ message: removed, tone: 'neutral' },
          action: restore && (
            <Button
              variant="secondary"
              onClick={() => {
                restore().then(() => announce(restored), fail)
              }}
            >
              {texts.t('buying.card.undo')}
            </Button>
          ),
        })
      })
    },
  }
}
