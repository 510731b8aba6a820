import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { savedQueryOf, searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import type { SavedSearch } from '#src/contract/buyers/saved-search.ts'
import { useData } from '#src/data/data-context.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { SearchOfPage } from '#src/lib/buyer-fits-props.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { notify } from '#src/ui/notifications.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { openBuying } from '../open-buying.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import styles from './save-search.module.css'

type SaveSearchProps = { buyers: readonly Buyer[]; asked: SearchOfPage }

/**
 * Lets a buyer keep the search of the page, or says under which name it is kept (DSC-4). It lies beside the number of
 * what was found, or over the edge of what stands in the place of results: nothing moves when it comes.
 */
export function SaveSearch({ buyers, asked }: SaveSearchProps) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<readonly Kept[]>([])
  const query = savedQueryOf(searchOfQuery(asked.query))
  const loaded = useLoaded(query && `who keeps ${query}`, async () => {
    const calls = await openBuying(data, texts)
    const kept = await Promise.all(
      buyers.map(async (buyer) =>
        (await calls.searches(buyer.slug)).results.map((one) => ({ buyer, one })),
      ),
    )
    return { calls, kept: kept.flat() }
  })
  if (loaded.state !== 'ready' || !query) return null
  const kept = [...loaded.value.kept, ...saved]
  const mine = kept.find(({ one }) => one.query === query && !one.elsewhere)
  const editors = buyers.filter(({ role }) => isAtLeast(role, 'EDITOR'))
  const className = asked.isEmpty ? styles.empty : styles.save
  if (mine)
    return (
      <Link
        to="/buying/{-$part}"
        params={{ part: 'searches' }}
        search={{ buyer: mine.buyer.slug } as never}
        preload={false}
        className={className}
        aria-label={t('buying.searches.savedAs', { name: mine.one.name })}
      >
        <Icon drawing={icons.check} />
        <span>{t('buying.searches.saved')}</span>
      </Link>
    )
  if (editors.length === 0) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon drawing={icons.plus} />
        {asked.isEmpty ? (
          <span>{t('buying.searches.tellMe')}</span>
        ) : (
          <>
            <span className={styles.long}>{t('buying.searches.save')}</span>
            <span className={styles.short}>{t('buying.searches.saveShort')}</span>
          </>
        )}
      </button>
      {isOpen && (
        <SaveSearchDialog
          {...{ buyers: editors, asked, query, calls: loaded.value.calls }}
          onClose={() => setOpen(false)}
          onSaved={(buyer, one) => {
            setOpen(false)
            setSaved([...saved, { buyer, one }])
            notify({
              ...{ message: t('buying.searches.isSaved', { name: one.name }), tone: 'positive' },
            })
          }}
        />
      )}
    </>
  )
}

type Kept = { buyer: Buyer; one: SavedSearch }
