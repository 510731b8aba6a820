import { useState } from 'react'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** A part of a list. `next`: behind what the part after it begins; null: this is the last one. */
export type Page<Item> = { results: readonly Item[]; next: string | null }

/** A list of which more is shown part by part. */
export type Pages<Item> = {
  loaded: Loaded<Page<Item>>
  /** Adds the next part; rejects as the reading does. */
  more(): Promise<void>
  /** Begins anew with the first part; rejects as the reading does. */
  readAgain(): Promise<void>
  change(to: (items: readonly Item[]) => readonly Item[]): void
}

/**
 * @param key what is asked for, as `useLoaded` takes it
 * @param read reads the part behind a place, or the first one
 */
export function usePages<Item>(
  key: string,
  read: (after?: string) => Promise<Page<Item>>,
): Pages<Item> {
  const loaded = useLoaded(key, () => read())
  // What became of the first part belongs to that very answer: one that comes late for another key changes nothing.
  const [grown, setGrown] = useState<{ from: Page<Item>; now: Page<Item> } | null>(null)
  const first = loaded.state === 'ready' ? loaded.value : null
  const shown = first && grown?.from === first ? grown.now : first
  function put(to: (now: Page<Item>) => Page<Item>): void {
    if (first)
      setGrown((before) => ({ from: first, now: to(before?.from === first ? before.now : first) }))
  }
  return {
    loaded: shown ? { state: 'ready', value: shown } : loaded,
    async more() {
      if (!shown?.next) return
      const { results, next } = await read(shown.next)
      put((now) => ({ results: [...now.results, ...results], next }))
    },
    async readAgain() {
      const anew = await read()
      put(() => anew)
    },
    change: (to) => put((now) => ({ ...now, results: to(now.results) })),
  }
}
