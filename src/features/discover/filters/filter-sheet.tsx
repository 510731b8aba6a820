import { useState } from 'react'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useOpenData } from '#src/data/data-context.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { longBoxes } from '../late-parts.ts'
import { cleared, countChosen, withMore } from '../search-changes.ts'
import { FacetList } from './facet-list.tsx'
import styles from './filter-panel.module.css'
import { MoreWords } from './more-words.tsx'
import { useRested } from './use-rested.ts'

export type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is applied. */
  search: SupplierSearch
  hits: SupplierHits
  onApply: (search: SupplierSearch) => void
}

/** The filters on a phone: choices wait until they are applied, and closing drops them. */
export function FilterSheet({ open, onOpenChange, search, hits, onApply }: FilterSheetProps) {
  const { t, language } = useTexts()
  const [wanted, setWanted] = useState(search)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setWanted(search)
  }
  const found = useFoundAhead(open, { wanted, applied: search, hits })
  const number = countFormat(language).format(found.hits.total)
  const apply = () => {
    onApply(wanted)
    onOpenChange(false)
  }
  return (
    <Dialog
      tall
      open={open}
      onOpenChange={onOpenChange}
      title={t('discover.filters')}
      description={t('discover.rule')}
      footer={
        <>
          <Button variant="primary" onClick={apply}>
            <span className={styles.showing} data-old={found.isOld ? '' : undefined}>
              {t('discover.show', { count: found.hits.total, number })}
            </span>
          </Button>
          {countChosen(wanted) > 0 && (
            <Button
              variant="quiet"
              onClick={() => setWanted({ ...cleared(wanted), ...(wanted.q && { q: wanted.q }) })}
            >
              {t('discover.clearFilters')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('controls.cancel')}
          </Button>
        </>
      }
    >
      <div>
        <FacetList
          facets={found.hits.facets}
          search={wanted}
          onChange={setWanted}
          LongList={longBoxes.Part}
          renderMore={(facet, isAll) =>
            (facet.others > 0 || isAll) && (
              <button
                type="button"
                className={styles.more}
                onClick={() => setWanted(withMore(wanted, facet.facet, !isAll))}
              >
                <MoreWords facet={facet} isAll={isAll} />
              </button>
            )
          }
        />
      </div>
    </Dialog>
  )
}

type Ahead = { wanted: SupplierSearch; applied: SupplierSearch; hits: SupplierHits }

/** What the choices that wait would find, once the fingers rest; until then, what was found before. */
function useFoundAhead(isOpen: boolean, { wanted, applied, hits }: Ahead) {
  const { discover } = useOpenData()
  const query = writeSearch(wanted)
  const isApplied = query === writeSearch(applied)
  const answer = useRested(isOpen && !isApplied ? query : null, discover.search)
  if (isApplied) return { hits, isOld: false }
  return { hits: answer?.value ?? hits, isOld: answer?.query !== query }
}
