import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import * as limits from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { EmptyLists } from './empty-lists.tsx'
import { LostNotes } from './lost-notes.tsx'
import { NameForm } from './name-form.tsx'
import { searchOfList, ShortlistLink } from './shortlist-link.tsx'
import styles from './shortlists-screen.module.css'
import { StatusBar, totalOf } from './status-bar.tsx'
import { StoredNote } from './stored-note.tsx'
import { useChangeQueue } from './use-change-queue.ts'
import { useShortlists } from './use-shortlists.ts'

/** `/buying/shortlists`: the lists of a buyer's team (DSC-4). */
export function ShortlistsScreen({ userId }: { userId: string }) {
  const t = useText()
  const { buyer } = useBuying()
  const router = useRouter()
  const { lists, create } = useShortlists()
  const { queue, changes } = useChangeQueue(useData(), userId, buyer.slug)
  const [isAdding, setAdding] = useState(false)
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  async function begin(name: string) {
    const made = await create(name)
    announce(t('buying.lists.created', { name: made.name }))
    await router.navigate({
      to: '/buying/{-$part}',
      params: { part: 'shortlists' },
      search: searchOfList(buyer.slug, made.id) as never,
    })
  }
  return (
    <ListState
      loaded={lists}
      loadingText={t('buying.lists.loading')}
      failedText={t('buying.lists.failed')}
      height="20rem"
    >
      {({ all, storedAt }) => {
        const hasRoom = mayEdit && all.length < limits.shortlists
        const add = hasRoom && !isAdding && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon drawing={icons.plus} />
            <span>{t('buying.lists.add')}</span>
          </Button>
        )
        const ids = new Set(all.map(({ id }) => id))
        return (
          <>
            <header className={page.head}>
              <div>
                <h1>{t('buying.lists.title')}</h1>
                <p>{t('buying.lists.lead')}</p>
              </div>
              {all.length > 0 && add}
            </header>
            <StoredNote storedAt={storedAt} />
            <LostNotes changes={changes.filter(({ list }) => !ids.has(list))} queue={queue} />
            {isAdding && (
              <NameForm
                keptAs={`new shortlist ${buyer.slug}`}
                name=""
                label={t('buying.lists.name')}
                submit={t('buying.lists.create')}
                onSave={begin}
                onClose={() => setAdding(false)}
              />
            )}
            {all.length === 0 && !isAdding && <EmptyLists mayEdit={mayEdit} add={add} />}
            {all.length > 0 && (
              <ul className={styles.lists}>
                {all.map(({ id, name, counts }) => (
                  <li key={id} className={styles.card}>
                    <h2>
                      <ShortlistLink list={id}>
                        <span dir="auto">{name}</span>
                      </ShortlistLink>
                    </h2>
                    <p className={styles.total}>
                      {t('buying.lists.suppliers', { count: totalOf(counts) })}
                    </p>
                    <StatusBar counts={counts} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }}
    </ListState>
  )
}
