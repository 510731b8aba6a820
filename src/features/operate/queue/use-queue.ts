import { useRef, useState } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import type { QueuePage } from '#src/data/operate-data.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import { keyText, type QueueFilters } from './queue-key.ts'
import { appended, type QueueRows, rowsOf, withoutRow, withRow } from './queue-rows.ts'

/** What waits, as far as it has been read. */
export type Queue = {
  /** Its first page. */
  first: Loaded<QueuePage>
  rows: readonly Queued[]
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
  put(row: Queued): void
  /** Asks whether something waits still, and shows its row as it is now. */
  recheck(key: string): void
}

const atRest: Queue['onward'] = { isBusy: false, failure: null }

/** Reads the queue page by page. */
export function useQueue(filters: QueueFilters): Queue {
  const { data } = useOperate()
  const first = useLoaded(`queue ${JSON.stringify(filters)}`, () => data.queue(filters))
  const page = first.state === 'ready' ? first.value : null
  const [changed, setChanged] = useState<{ of: QueuePage; rows: QueueRows } | null>(null)
  const [latest, setLatest] = useState<{ of: QueuePage; onward: Queue['onward'] } | null>(null)
  const reading = useRef<QueuePage | null>(null)
  const shown = page && (changed?.of === page ? changed.rows : rowsOf(page))
  const onward = latest?.of === page && latest ? latest.onward : atRest

  function change(work: (before: QueueRows) => QueueRows) {
    if (!page) return
    setChanged((before) => ({
      of: page,
      rows: work(before?.of === page ? before.rows : rowsOf(page)),
    }))
  }

  /** Changes the rows once an answer is there, unless other ones are shown by then. */
  function changeLater(of: QueuePage, work: (before: QueueRows) => QueueRows) {
    setChanged((before) => (before?.of === of ? { of, rows: work(before.rows) } : before))
  }

  async function readOn(of: QueuePage, after: string) {
    if (reading.current === of) return
    reading.current = of
    change((before) => before)
    setLatest({ of, onward: { isBusy: true, failure: null } })
    const failure = await data.queue({ ...filters, after }).then(
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
    let read = rowsOf(await data.queue(filters))
    const found = () => read.rows.find((row) => keyText(row) === key)
    while (!found() && read.next && read.rows.length < shown.rows.length)
      read = appended(read, await data.queue({ ...filters, after: read.next }))
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
