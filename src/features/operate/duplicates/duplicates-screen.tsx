import { useState } from 'react'
import {
  duplicateReasons,
  type PairItem,
  type QueuedPair,
} from '#src/contract/operate/duplicates.ts'
import type { PairPage } from '#src/data/operate-duplicates-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import * as icons from '#src/ui/icons.ts'
import { CountryChoice } from '../country-choice.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { FiltersFrame } from '../filters-frame.tsx'
import { useOperate } from '../operate-context.ts'
import { duplicatesPath } from '../paths.ts'
import { go, hrefOf, usePlace } from '../place.ts'
import { ItemList } from '../queue/item-list.tsx'
import { ItemScreen } from '../queue/item-screen.tsx'
import type { Desk } from '../queue/use-desk.ts'
import { useItemScreen } from '../queue/use-item-screen.ts'
import { useQueue } from '../queue/use-queue.ts'
import { useToday } from '../queue/use-today.ts'
import type { PairDraft } from './pair-draft.ts'
import { goToPair, type PairFilters, readPairFilters } from './pair-filters.ts'
import { PairPlace } from './pair-place.tsx'
import { PairRow } from './pair-row.tsx'

type DuplicatesScreenProps = { desk: Desk; onHelp: () => void }

/** Suppliers that are probably registered twice: the list, one pair, and the decision (OPR-3). */
export function DuplicatesScreen({
  desk: { duplicates: desk, ...shared },
  onHelp,
}: DuplicatesScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const { query } = usePlace()
  const filters = readPairFilters(query)
  const [brands, setBrands] = useState<PairPage['brands']>([])
  const queue = useQueue<QueuedPair, PairFilters>('duplicates', filters, async (wanted) => {
    const page = await data.duplicates.queue(wanted)
    setBrands(page.brands)
    return page
  })
  const today = useToday()
  const { key, open, turn, panel, main } = useItemScreen<QueuedPair, PairItem, PairDraft['side']>({
    ...{ queue, desk, goTo: goToPair, undo: shared.undo, onHelp },
    sides: { a: 'one', r: 'two' },
  })
  const addressOf = (item: string | undefined, of: PairFilters = filters) =>
    hrefOf(duplicatesPath, { ...of, item })
  return (
    <ItemScreen
      {...{ main, queue, icon: icons.copy, listHref: addressOf(undefined) }}
      title={t('operate-duplicates.title')}
      emptyText={t('operate-duplicates.emptyText')}
      isFiltered={Object.keys(filters).length > 0}
      undo={{ last: shared.newest, busy: shared.isUndoing, onUndo: shared.undo }}
      filters={
        <PairFiltersForm
          filters={filters}
          brands={brands}
          onChange={(chosen) => go(addressOf(undefined, chosen))}
        />
      }
      list={
        <ItemList {...{ rows: queue.rows, open }}>
          {(row, at, isOpen) => (
            <PairRow key={at} {...{ row, today, isOpen, href: addressOf(at) }} />
          )}
        </ItemList>
      }
      item={
        key && (
          <PairPlace {...{ of: key, turn, desk, handle: panel }} listHref={addressOf(undefined)} />
        )
      }
    />
  )
}

type PairFiltersFormProps = {
  filters: PairFilters
  brands: PairPage['brands']
  onChange: (filters: PairFilters) => void
}

/** Which of the pairs are shown; each choice is taken at once, and stands in the address. */
function PairFiltersForm({ filters, brands, onChange }: PairFiltersFormProps) {
  const t = useText()
  const { reason = '', country = '', brand = '' } = filters
  const choose = (name: keyof PairFilters, value: string) =>
    onChange(readPairFilters({ reason, country, brand, [name]: value }))
  const isKnown = brand === '' || brands.some(({ id }) => id === brand)
  const all = isKnown ? brands : [...brands, { id: brand, name: brand }]
  return (
    <FiltersFrame count={Object.keys(filters).length} onClear={() => onChange({})}>
      {() => (
        <>
          <FilterChoice
            label={t('operate-duplicates.reason')}
            value={reason}
            onChange={(value) => choose('reason', value)}
            options={duplicateReasons.map((one) => [one, t(`operate-duplicates.reasons.${one}`)])}
          />
          <CountryChoice value={filters.country} onChange={(value) => choose('country', value)} />
          {all.length > 1 && (
            <FilterChoice
              label={t('operate-numbers.brand')}
              value={brand}
              onChange={(value) => choose('brand', value)}
              options={all.map(({ id, name }) => [id, name])}
            />
          )}
        </>
      )}
    </FiltersFrame>
  )
}
