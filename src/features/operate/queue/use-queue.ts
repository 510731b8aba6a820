import { useRef, useState } from 'react'
import { logFailure } from '#src/lib/log-failure.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { keyText } from './queue-key.ts'
import {
  appended,
  type PageOf,
  type QueueRows,
  rowsOf,
  type WaitingRow,
  withoutRow,
  withRow,
} from './queue-rows.ts'

/** What waits, as far as it has been read. */
export type Queue<Row> = {
  /** Its first page. */
  first: Loaded<PageOf<Row>>
  rows: readonly Row[]
  /** All that match, as far as they are counted. */
  total: number
  hasMore: boolean
  /** Whether it is being read on, and why that failed the last time; null: it did not. */
  onward: { isBusy: boolean; failure: unknown }
  /** Reads on. */
  more(): void
  /** Takes out what was decided. */
  drop(key: string): void
  /** Puts back what waits again. */
  put(row: Row): void
  /** Asks whether something waits still, and shows its row as it is now. */
  recheck(key: string): void
}

const atRest: Queue<never>['onward'] = { isBusy: false, failure: null }

/**
 * Reads a queue page by page.
 * @param name of the queue
 * @param read reads the page behind a place, or the first one
 */
export function useQueue<Row extends WaitingRow, Filters extends object>(
  name: string,
  filters: Filters,
  read: (query: Filters & { after?: string }) => Promise<PageOf<Row>>,
): Queue<Row> {
  const first = useLoaded(`${name} ${JSON.stringify(filters)}`, () => read(filters))
  const page = first.state === 'ready' ? first.value : null
  const [changed, setChanged] = useState<{ of: PageOf<Row>; rows: QueueRows<Row> } | null>(null)
  const [latest, setLatest] = useState<{
    of: PageOf<Row>
    onward: Queue<Row>['onward']
  } | null>(null)
  const reading = useRef<PageOf<Row> | null>(null)
  const shown = page && (changed?.of === page ? changed.rows : rowsOf(page))
  const onward = latest?.of === page && latest ? latest.onward : atRest

  function change(work: (before: QueueRows<Row>) => QueueRows<Row>) {
    if (!page) return
    setChanged((before) => ({
      of: page,
      rows: work(before?.of === page ? before.rows : rowsOf(page)),
    }))
  }

  /** Changes the rows once an answer is there, unless other ones are shown by then. */
  function changeLater(of: PageOf<Row>, work: (before: QueueRows<Row>) => QueueRows<Row>) {
    setChanged((before) => (before?.of === of ? { of, rows: work(before.rows) } : before))
  }

  async function readOn(of: PageOf<Row>, after: string) {
    if (reading.current === of) return
    reading.current = of
    change((before) => before)
    setLatest({ of, onward: { isBusy: true, failure: null } })
    const failure = await read({ ...filters, after }).then(
      (following) => {
        changeLater(of, (before) => (before.next === after ? appended(before, following) : before))
        return null
      },
      (reason: unknown) => {
        logFailure('The queue could not be read on.', reason)
        return reason
      },
    )
    if (reading.current === of) reading.current = null
    setLatest((before) => (before?.of === of ? { of, onward: { isBusy: false, failure } } : before))
  }

  async function recheck(key: string) {
    if (!page || !shown) return
    change((before) => before)
    let known = rowsOf(await read(filters))
    const found = () => known.rows.find((row) => keyText(row) === key)
    while (!found() && known.next && known.rows.length < shown.rows.length)
      known = appended(known, await read({ ...filters, after: known.next }))
    const row = found()
    changeLater(page, (before) => (row ? withRow(before, row) : withoutRow(before, key)))
  }

  function more() {
    if (page && shown?.next) void readOn(page, shown.next)
  }
  useWhenReachable(onward.failure !== null, more)

  return {
    first,
    rows: shown?.rows ?? [],
    total: shown?.total ?? 0,
    hasMore: shown !== null && shown.next !== null,
    onward,
    more,
    drop: (key) => change((before) => withoutRow(before, key)),
    put: (row) => change((before) => withRow(before, row)),
    recheck: (key) =>
      void recheck(key).catch((reason: unknown) =>
        logFailure('Nobody knows whether it waits still.', reason),
      ),
  }
}
