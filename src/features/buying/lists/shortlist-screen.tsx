import { useMemo, useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import { type ShortlistItem, shortlistStatuses } from '#src/contract/buyers/shortlist.ts'
import * as limits from '#src/contract/limits.ts'
import type { Noted } from '#src/data/shortlists/item-change.ts'
import { useText } from '#src/i18n/text-context.ts'
import { mostCompared } from '#src/lib/compared-slugs.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { SupplierFits } from '../fits/supplier-fits.tsx'
import { ChangeState } from './change-state.tsx'
import { CompareBar } from './compare-bar.tsx'
import { SearchButton } from './empty-lists.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ListActions } from './list-actions.tsx'
import { LostNotes } from './lost-notes.tsx'
import { RemoveItem } from './remove-item.tsx'
import { ShortlistItemCard } from './shortlist-item.tsx'
import { ShortlistLink } from './shortlist-link.tsx'
import styles from './shortlist-screen.module.css'
import { StatusBar } from './status-bar.tsx'
import { StoredNote } from './stored-note.tsx'
import { useShortlist } from './use-shortlist.ts'

/** `/buying/shortlists?list=ID`: the suppliers of a list, with status and notes (DSC-4). */
export function ShortlistScreen({ id, userId }: { id: string; userId: string }) {
  const t = useText()
  const { buyer } = useBuying()
  const shortlist = useShortlist(id, userId)
  const { read, changes, queue } = shortlist
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [shown, setShown] = useState('')
  const buyers = useMemo(() => [buyer], [buyer])
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  async function note(item: ShortlistItem, noted: Noted) {
    await queue.note(id, item, noted)
    const left = queue.all().find((one) => one.item === item.id)
    if (!left) announce(t('buying.lists.saved', { name: item.name }))
    else if (left.state === 'waiting') announce(t('buying.lists.waits'))
  }
  return (
    <>
      <ShortlistLink list={null} className={styles.back}>
        <Icon drawing={icons.arrowLeft} />
        <span>{t('buying.lists.all')}</span>
      </ShortlistLink>
      <ListState
        loaded={read}
        loadingText={t('buying.lists.loadingOne')}
        failedText={t('buying.lists.failedOne')}
        height="24rem"
      >
        {({ list, storedAt }) => {
          const { name, items } = list
          const counts = countsOf(items)
          const slugs = items.flatMap(({ supplier }) => (supplier ? [supplier.slug] : []))
          const compared = chosen.filter((slug) => slugs.includes(slug))
          return (
            <>
              <header className={page.head}>
                <div>
                  <h1 dir="auto">{name}</h1>
                  <p>{t('buying.lists.suppliers', { count: items.length })}</p>
                </div>
                <div className={styles.actions}>
                  {items.length > 0 && <ExportButtons list={list} />}
                  {mayEdit && <ListActions list={list} shortlist={shortlist} />}
                </div>
              </header>
              <StoredNote storedAt={storedAt} />
              <LostNotes
                changes={changes.filter(({ item }) => !items.some((one) => one.id === item))}
                queue={queue}
              />
              {items.length === 0 && (
                <EmptyState
                  icon={icons.list}
                  title={t('buying.lists.emptyOne.title')}
                  action={<SearchButton />}
                >
                  {t('buying.lists.emptyOne.text')}
                </EmptyState>
              )}
              {items.length > 0 && (
                <div className={styles.tools}>
                  <StatusBar counts={counts} />
                  <Select
                    aria-label={t('buying.lists.show')}
                    value={shown}
                    onChange={({ currentTarget: { value } }) => setShown(value)}
                  >
                    <option value="">{t('buying.lists.showAll')}</option>
                    {shortlistStatuses.map((status) => (
                      <option key={status} value={status}>
                        {t('buying.lists.count', {
                          status: t(`buying.lists.statuses.${status}`),
                          count: counts[status],
                        })}
                      </option>
                    ))}
                  </Select>
                </div>
              )}
              <ul className={styles.items}>
                {items
                  .filter(({ status }) => !shown || status === shown)
                  .map((item) => {
                    const change = changes.find((one) => one.item === item.id)
                    const slug = item.supplier?.slug ?? ''
                    const isChosen = compared.includes(slug)
                    return (
                      <ShortlistItemCard
                        key={item.id}
                        item={item}
                        change={change}
                        isChosen={isChosen || compared.length < mostCompared ? isChosen : null}
                        onChoose={(now) =>
                          setChosen(
                            now ? [...compared, slug] : compared.filter((one) => one !== slug),
                          )
                        }
                        onNote={mayEdit ? (noted) => void note(item, noted) : null}
                        fits={
                          slug && (
                            <SupplierFits
                              {...{ buyers, slug, name: item.name }}
                              slugs={pageOf(slugs, slug)}
                            />
                          )
                        }
                        state={change && <ChangeState change={change} queue={queue} />}
                      >
                        {mayEdit && <RemoveItem item={item} shortlist={shortlist} />}
                      </ShortlistItemCard>
                    )
                  })}
              </ul>
              <CompareBar slugs={compared} onClear={() => setChosen([])} />
            </>
          )
        }}
      </ListState>
    </>
  )
}

/** As the items are now, with what is not sent yet. */
const countsOf = (items: readonly ShortlistItem[]) => {
  const of = (status: string) => items.filter((one) => one.status === status).length
  return {
    ...{ 'to-look-at': of('to-look-at'), 'in-contact': of('in-contact') },
    ...{ chosen: of('chosen'), 'not-now': of('not-now') },
  }
}

/** The suppliers that are asked about together with one of them: as many as one call takes. */
function pageOf(slugs: readonly string[], slug: string): readonly string[] {
  const size = limits.assessedSuppliers
  const first = Math.floor(slugs.indexOf(slug) / size) * size
  return slugs.slice(first, first + size)
}
