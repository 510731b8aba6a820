import { useState } from 'react'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** A part of a list. `next`: behind what the part after it begins; null: this is the last one. */
export type Page<Item> = { results: readonly Item[]; next: string | null }
type Shown<Item> = { key: string; items: readonly Item[]; next: string | null }

/** A list of which more is shown part by part. */
export type Pages<Item> = {
  loaded: Loaded<Omit<Shown<Item>, 'key'>>
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
  const [shown, setShown] = useState<Shown<Item> | null>(null)
  async function first(): Promise<Shown<Item>> {
    const { results, next } = await read()
    const now = { key, items: results, next }
    setShown(now)
    return now
  }
  const loaded = useLoaded(key, first)
  const isShown = loaded.state === 'ready' && shown?.key === key
  return {
    loaded: isShown ? { state: 'ready', value: shown } : loaded,
    async more() {
      if (!shown?.next) return
      const { results, next } = await read(shown.next)
      setShown((now) => (now?.key === key ? { key, items: [...now.items, ...results], next } : now))
    },
    async readAgain() {
      await first()
    },
    change: (to) => setShown((now) => now && { ...now, items: to(now.items) }),
  }
}
