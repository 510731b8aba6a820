import { useEffect, useEffectEvent, useState } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { useOperate } from '../operate-context.ts'
import { keyText, type QueueFilters } from './queue-key.ts'

/** What waits, as far as it has been read. */
export type Queue = {
  /** `loading`: nothing of it is there yet. */
  state: 'loading' | 'ready' | 'failed'
  rows: readonly Queued[]
  /** All that match, as far as they are counted. */
  total: number
  /** When it was read; ms since the epoch. */
  readAt: number
  failure: unknown
  hasMore: boolean
  /** Reads on. */
  more(): void
  /** Takes out what was decided. */
  drop(key: string): void
  /** Reads anew, and shows what is there until then. */
  refresh(): void
}

type Read = Pick<Queue, 'rows' | 'total' | 'readAt'> & { of: string; next: string | null }

/** Reads the queue page by page. */
export function useQueue(filters: QueueFilters): Queue {
  const { data } = useOperate()
  const of = JSON.stringify(filters)
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [turn, setTurn] = useState(0)
  const [isReading, setReading] = useState(false)
  const current = read?.of === of ? read : null

  const ask = useEffectEvent(() => data.queue(filters))
  useEffect(() => {
    let isCurrent = true
    ask().then(
      ({ results, next, total }) => {
        if (!isCurrent) return
        setFailure(null)
        setRead({ of, rows: results, next, total, readAt: Date.now() })
      },
      (reason: unknown) => {
        logFailure('The queue could not be read.', reason)
        if (isCurrent) setFailure(reason)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [of, turn])

  async function readOn(from: Read, after: string) {
    setReading(true)
    try {
      const { results, next } = await data.queue({ ...filters, after })
      setRead((before) =>
        before?.of === from.of && before.next === after
          ? { ...before, rows: [...before.rows, ...results], next }
          : before,
      )
    } catch (reason) {
      logFailure('The queue could not be read on.', reason)
    } finally {
      setReading(false)
    }
  }

  const waiting = failure === null ? 'loading' : 'failed'
  return {
    state: current ? 'ready' : waiting,
    rows: current?.rows ?? [],
    total: current?.total ?? 0,
    readAt: current?.readAt ?? 0,
    failure,
    hasMore: current?.next !== null && current !== null,
    more() {
      if (current?.next && !isReading) void readOn(current, current.next)
    },
    drop: (key) =>
      setRead(
        (before) =>
          before && {
            ...before,
            rows: before.rows.filter((row) => keyText(row) !== key),
            total: before.total - 1,
          },
      ),
    refresh: () => setTurn((before) => before + 1),
  }
}
