import { useEffect, useEffectEvent, useRef } from 'react'
import { besides, keyText } from './queue-key.ts'
import type { WaitingRow } from './queue-rows.ts'
import type { Queue } from './use-queue.ts'

type Options = {
  queue: Pick<Queue<WaitingRow>, 'rows' | 'hasMore' | 'onward' | 'more'>
  /** Of what is open; null: nothing is. */
  open: string | null
  /** Reads the following item ahead, once what is open is there. */
  onAhead: (open: string, following: string) => void
  goTo: (key: string) => void
}

/** Goes from row to row; reads the next item ahead, and the queue on before its end is reached. */
export function useSteps({ queue, open, onAhead, goTo }: Options) {
  const { rows, hasMore, onward } = queue
  const at = rows.findIndex((row) => keyText(row) === open)
  const place = useRef(-1)
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])

  const next = rows[at + 1]
  const ahead = next ? keyText(next) : null
  const readAhead = useEffectEvent(onAhead)
  useEffect(() => {
    if (open && ahead) readAhead(open, ahead)
  }, [open, ahead])

  // What has failed is tried again by the verifier, or when the server can be reached again.
  const isWanted = hasMore && at + 1 >= rows.length - 1 && onward.failure === null
  const more = useEffectEvent(queue.more)
  useEffect(() => {
    if (isWanted) more()
  }, [isWanted, rows.length])

  /** What stands beside an item, also where the item itself has left the list. */
  const beside = (key: string | null, by: 1 | -1): string | null => {
    const row = besides(rows, key, by, key && key === open ? place.current : -1)
    return row && keyText(row) !== key ? keyText(row) : null
  }
  return {
    beside,
    step(by: 1 | -1) {
      const to = beside(open, by)
      if (to) goTo(to)
    },
  }
}
