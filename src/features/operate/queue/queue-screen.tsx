import type { Credential } from '#src/contract/catalogue.ts'
import type { Queued, QueueItem } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import type { DecisionDraft } from '../decide/decision-draft.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { credentialsPath } from '../paths.ts'
import { go, hrefOf, usePlace } from '../place.ts'
import { ItemList } from './item-list.tsx'
import { ItemPlace } from './item-place.tsx'
import { ItemScreen } from './item-screen.tsx'
import { QueueFiltersForm } from './queue-filters-form.tsx'
import { type QueueFilters, readFilters } from './queue-key.ts'
import { QueueRow } from './queue-row.tsx'
import { type Desk, goTo } from './use-desk.ts'
import { useItemScreen } from './use-item-screen.ts'
import { useQueue } from './use-queue.ts'
import { useToday } from './use-today.ts'

const noCredentials: readonly Credential[] = []

type QueueScreenProps = { desk: Desk; onHelp: () => void }

/** What waits for a verifier: the list, the documents of one item, and what can be decided (OPR-2). */
export function QueueScreen({ desk, onHelp }: QueueScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const { query } = usePlace()
  const filters = readFilters(query)
  const queue = useQueue<Queued, QueueFilters>('queue', filters, (wanted) => data.queue(wanted))
  const today = useToday()
  const catalogue = useLoaded('credentials', () => data.credentials())
  const credentials = catalogue.state === 'ready' ? catalogue.value : noCredentials
  const nameOf = (id: string) => credentials.find((one) => one.id === id)?.name ?? id
  const { key, open, turn, panel, main, pressed } = useItemScreen<
    Queued,
    QueueItem,
    DecisionDraft['side']
  >({
    ...{ queue, desk, goTo, undo: desk.undo, onHelp },
    sides: { a: 'confirm', r: 'return' },
  })
  const addressOf = (item: string | undefined, of: QueueFilters = filters) =>
    hrefOf(credentialsPath, { ...of, item })
  const listHref = addressOf(undefined)
  return (
    <ItemScreen
      {...{ main, queue, icon: icons.shield, listHref }}
      title={t('operate.queue.title')}
      emptyText={t('operate.queue.emptyText')}
      isFiltered={Object.keys(filters).length > 0}
      undo={{ last: desk.newest, busy: desk.isUndoing, onUndo: desk.undo }}
      filters={
        <>
          <QueueFiltersForm
            filters={filters}
            credentials={credentials}
            onChange={(chosen) => go(addressOf(undefined, chosen))}
          />
          {catalogue.state === 'failed' && !open && (
            <LoadedPart
              loaded={catalogue}
              loadingText={t('operate.item.loading')}
              failedText={t('operate.item.catalogueFailed')}
              height="auto"
            >
              {() => null}
            </LoadedPart>
          )}
        </>
      }
      list={
        <ItemList {...{ rows: queue.rows, open }}>
          {(row, at, isOpen) => (
            <QueueRow
              key={at}
              {...{ row, today, isOpen, href: addressOf(at), name: nameOf(row.credentialId) }}
            />
          )}
        </ItemList>
      }
      item={
        key && (
          <ItemPlace
            {...{ of: key, turn, catalogue, nameOf, today, desk, listHref, handle: panel }}
            onKey={pressed}
          />
        )
      }
    />
  )
}
