import type { ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { useToldAction } from '../use-told-action.tsx'
import type { OneShortlist } from './use-shortlist.ts'

type RemoveItemProps = {
  item: ShortlistItem
  shortlist: Pick<OneShortlist, 'removeItem' | 'restoreItem'>
}

/** Takes a supplier off its list; for a day it can be put back with its note. */
export function RemoveItem({ item, shortlist }: RemoveItemProps) {
  const t = useText()
  const action = useToldAction()
  const { name } = item
  const remove = () =>
    action.remove({
      remove: () => shortlist.removeItem(item),
      restore: () => shortlist.restoreItem(item),
      removed: t('buying.lists.removed', { name }),
      restored: t('buying.card.restored', { name }),
    })
  return (
    <Button variant="quiet" busy={action.busy} onClick={remove}>
      <SeenAndHeard text={t('buying.lists.removeOf', { name })} />
    </Button>
  )
}
