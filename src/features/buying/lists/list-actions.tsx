import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShortlistDetail } from '#src/contract/buyers/shortlist.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { NameForm } from './name-form.tsx'
import { searchOfList } from './shortlist-link.tsx'
import styles from './shortlist-screen.module.css'
import type { OneShortlist } from './use-shortlist.ts'

type ListActionsProps = {
  list: ShortlistDetail
  shortlist: Pick<OneShortlist, 'rename' | 'remove'>
}

/** What an editor can do to a list: give it another name, and delete it, which is asked about. */
export function ListActions({ list, shortlist }: ListActionsProps) {
  const t = useText()
  const { buyer } = useBuying()
  const router = useRouter()
  const action = useAction()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const { name, items } = list
  if (open === 'rename')
    return (
      <NameForm
        keptAs={`name of shortlist ${list.id}`}
        name={name}
        label={t('buying.lists.name')}
        submit={t('buying.lists.rename')}
        onSave={async (to) => {
          await shortlist.rename(to)
          announce(t('buying.lists.renamed', { name: to }))
          setOpen(null)
        }}
        onClose={() => setOpen(null)}
      />
    )
  return (
    <div className={styles.row}>
      <Button variant="quiet" onClick={() => setOpen('rename')}>
        {t('buying.lists.rename')}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('delete')}>
        {t('buying.lists.delete')}
      </Button>
      {open === 'delete' && (
        <ConfirmDialog
          title={t('buying.lists.deleteTitle', { name })}
          text={t('buying.lists.deleteText', { count: items.length })}
          confirm={t('buying.lists.delete')}
          action={action}
          onConfirm={() =>
            action.run(shortlist.remove, () => {
              announce(t('buying.lists.deleted', { name }))
              void router.navigate({
                to: '/buying/{-$part}',
                params: { part: 'shortlists' },
                search: searchOfList(buyer.slug, null) as never,
              })
            })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
