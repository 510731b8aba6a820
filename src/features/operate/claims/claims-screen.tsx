import type { ClaimItem, QueuedClaim } from '#src/contract/operate/claims.ts'
import { useText } from '#src/i18n/text-context.ts'
import * as icons from '#src/ui/icons.ts'
import { CountryChoice } from '../country-choice.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { FiltersFrame } from '../filters-frame.tsx'
import { useOperate } from '../operate-context.ts'
import { claimsPath } from '../paths.ts'
import { go, hrefOf, usePlace } from '../place.ts'
import { ItemList } from '../queue/item-list.tsx'
import { ItemScreen } from '../queue/item-screen.tsx'
import type { Desk } from '../queue/use-desk.ts'
import { useItemScreen } from '../queue/use-item-screen.ts'
import { useQueue } from '../queue/use-queue.ts'
import { useToday } from '../queue/use-today.ts'
import type { ClaimDraft } from './claim-draft.ts'
import { type ClaimFilters, goToClaim, readClaimFilters } from './claim-filters.ts'
import { ClaimPlace } from './claim-place.tsx'
import { ClaimRow } from './claim-row.tsx'

type ClaimsScreenProps = { desk: Desk; onHelp: () => void }

/** Who asks to belong to a supplier where the operator decides: the list, one of them, and the decision (OPR-3). */
export function ClaimsScreen({ desk: { claims: desk, ...shared }, onHelp }: ClaimsScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const { query } = usePlace()
  const filters = readClaimFilters(query)
  const queue = useQueue<QueuedClaim, ClaimFilters>('claims', filters, (wanted) =>
    data.claims.queue(wanted),
  )
  const today = useToday()
  const { key, open, turn, panel, main } = useItemScreen<
    QueuedClaim,
    ClaimItem,
    ClaimDraft['side']
  >({
    ...{ queue, desk, goTo: goToClaim, undo: shared.undo, onHelp },
    sides: { a: 'accept', r: 'refuse' },
  })
  const addressOf = (item: string | undefined, of: ClaimFilters = filters) =>
    hrefOf(claimsPath, { ...of, item })
  return (
    <ItemScreen
      {...{ main, queue, icon: icons.users, listHref: addressOf(undefined) }}
      title={t('operate-claims.title')}
      emptyText={t('operate-claims.emptyText')}
      isFiltered={Object.keys(filters).length > 0}
      undo={{ last: shared.newest, busy: shared.isUndoing, onUndo: shared.undo }}
      filters={
        <ClaimFiltersForm
          filters={filters}
          onChange={(chosen) => go(addressOf(undefined, chosen))}
        />
      }
      list={
        <ItemList {...{ rows: queue.rows, open }}>
          {(row, at, isOpen) => (
            <ClaimRow key={at} {...{ row, today, isOpen, href: addressOf(at) }} />
          )}
        </ItemList>
      }
      item={
        key && (
          <ClaimPlace
            {...{ of: key, turn, today, desk, handle: panel }}
            listHref={addressOf(undefined)}
          />
        )
      }
    />
  )
}

type ClaimFiltersFormProps = { filters: ClaimFilters; onChange: (filters: ClaimFilters) => void }

/** Which of the claims are shown; each choice is taken at once, and stands in the address. */
function ClaimFiltersForm({ filters, onChange }: ClaimFiltersFormProps) {
  const t = useText()
  const choose = (name: keyof ClaimFilters, value: string) => {
    const { kind = '', country = '' } = filters
    onChange(readClaimFilters({ kind, country, [name]: value }))
  }
  return (
    <FiltersFrame count={Object.keys(filters).length} onClear={() => onChange({})}>
      {() => (
        <>
          <FilterChoice
            label={t('operate.filters.kind')}
            value={filters.kind}
            onChange={(value) => choose('kind', value)}
            options={[
              ['ownerless', t('operate-claims.kinds.ownerless')],
              ['unanswered', t('operate-claims.kinds.unanswered')],
            ]}
          />
          <CountryChoice value={filters.country} onChange={(value) => choose('country', value)} />
        </>
      )}
    </FiltersFrame>
  )
}
