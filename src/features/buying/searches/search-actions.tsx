import type { SavedSearch } from '#src/contract/buyers/saved-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useToldAction } from '../use-told-action.tsx'
import type { Searches } from './use-searches.ts'

type SearchActionsProps = { search: SavedSearch; searches: Searches; onRename: () => void }

/** What an editor can do to a search. One that is removed can be put back. */
export function SearchActions({ search, searches, onRename }: SearchActionsProps) {
  const t = useText()
  const action = useToldAction()
  const { name } = search
  const remove = () =>
    action.remove({
      remove: () => searches.remove(search),
      restore: () => searches.restore(search),
      removed: t('buying.card.removed', { name }),
      restored: t('buying.card.restored', { name }),
    })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('buying.searches.renameOf', { name })}
        onClick={onRename}
      >
        {t('buying.searches.rename')}
      </Button>
      <Button
        variant="quiet"
        busy={action.busy}
        aria-label={t('buying.card.removeOf', { name })}
        onClick={remove}
      >
        {t('buying.card.remove')}
      </Button>
    </>
  )
}
