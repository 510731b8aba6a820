import type { BrandChange } from '#src/contract/operate/brand-changes.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import type { Action } from '#src/ui/use-action.ts'
import { ActionFailure } from '../../action-failure.tsx'
import { ChangeList } from './change-list.tsx'
import type { Seen } from './use-seen.ts'

type SeenChangesProps = {
  seen: Seen
  action: Pick<Action, 'failure'>
  changes: readonly BrandChange[]
  /** What the two columns are called. */
  before: string
  after: string
}

/** Why what a dialog asks about was not done, and what it asks about where the page had something else. */
export function SeenChanges({ seen, action, changes, before, after }: SeenChangesProps) {
  const t = useText()
  return (
    <>
      <ActionFailure action={action} />
      {seen.isAnew && (
        <>
          {action.failure === null && (
            <Banner tone="warning" title={t('operate-brands.publish.meanwhile')} />
          )}
          {changes.length === 0 ? (
            <p>{t('operate-brands.publish.nothing')}</p>
          ) : (
            <ChangeList changes={changes} before={before} after={after} />
          )}
        </>
      )}
    </>
  )
}
