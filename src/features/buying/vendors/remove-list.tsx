import { useState } from 'react'
import type { VendorList } from '#src/contract/buyers/vendor-list.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { useGoToList } from './list-link.tsx'

/** Deletes a list with all that was found, after a question. */
export function RemoveList({ list: { id, name } }: { list: Pick<VendorList, 'id' | 'name'> }) {
  const t = useText()
  const { buyers, buyer, forms } = useBuying()
  const go = useGoToList()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    action.run(
      () => buyers.vendors.remove({ buyer: buyer.slug, id }),
      () => {
        forms.keep(`vendor list ${id}`, null)
        announce(t('buying.vendors.remove.done', { name }))
        go(null)
      },
    )
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Icon drawing={icons.trash} />
        <span>{t('buying.vendors.remove')}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('buying.vendors.remove.title', { name })}
          text={t('buying.vendors.remove.text')}
          confirm={t('buying.vendors.remove')}
          action={action}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
