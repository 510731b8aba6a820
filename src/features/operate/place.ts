import { useMemo, useSyncExternalStore } from 'react'

/** Where the console is: its address is its state, so that it can be shared and Back works. */
export type Place = {
  path: string
  query: Readonly<Record<string, string>>
}

const listeners = new Set<() => void>()

function follow(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('popstate', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('popstate', changed)
  }
}

const shown = () => window.location.pathname + window.location.search

function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

/** Where the console is now. */
export function usePlace(): Place {
  const address = useSyncExternalStore(follow, shown)
  return useMemo(() => placeOf(address), [address])
}

/** Where the console is at this moment, for an answer that comes after others have gone on. */
export const placeNow = (): Place => placeOf(shown())

/** The address of a place; what is empty is left out. */
export function hrefOf(path: string, query: Readonly<Record<string, string | undefined>> = {}) {
  const given = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]))
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}

/** Goes somewhere else in the console. @param replace without an entry in the history */
export function go(href: string, { replace = false } = {}): void {
  if (href === shown()) return
  window.history[replace ? 'replaceState' : 'pushState'](null, '', href)
  for (const changed of listeners) changed()
}
