import { useMemo, useSyncExternalStore } from 'react'
import { focusMain } from '#src/lib/focus-main.ts'
import type { Entry } from '#src/ui/leave-step.ts'

/** Where the console is: its address is its state, so that it can be shared and Back works. */
export type Place = {
  path: string
  query: Readonly<Record<string, string>>
}

const listeners = new Set<() => void>()
let lastNumber = -1

/**
 * Number of the entry of the history where the browser stands, as the router of the portal numbers its own:
 * parts that Back closes tell by it which way the user went. One without a number was added last, by
 * opening the page or by a link within it, and gets the next.
 */
export function placeNumber(): number {
  const state = window.history.state as Entry | null
  lastNumber = state?.__TSR_index ?? lastNumber + 1
  if (state?.__TSR_index === undefined)
    window.history.replaceState({ ...state, __TSR_index: lastNumber }, '')
  return lastNumber
}

function tellAll(): void {
  for (const changed of listeners) changed()
}

function travelled(): void {
  placeNumber()
  const keep = keepFocus()
  tellAll()
  keep()
}

function follow(changed: () => void): () => void {
  // Once, however many parts follow.
  if (listeners.size === 0) window.addEventListener('popstate', travelled)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) window.removeEventListener('popstate', travelled)
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

/**
 * The id that an address has behind the path of a screen; empty where it has none, or none that can be read, and
 * where it is the address of another screen, which who sees this one may not open.
 */
export function idBehind(screen: string, path: string): string {
  if (!path.startsWith(`${screen}/`)) return ''
  const [id = ''] = path.slice(screen.length + 1).split('/')
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}

/** Goes somewhere else in the console. @param replace without an entry in the history */
export function go(href: string, { replace = false } = {}): void {
  if (href === shown()) return
  const here = placeNumber()
  const keep = keepFocus()
  if (replace) window.history.replaceState(window.history.state, '', href)
  else window.history.pushState({ __TSR_index: here + 1 }, '', href)
  tellAll()
  keep(() => window.scrollTo(0, 0))
}

/**
 * Remembers what has the focus before the screen changes.
 * @returns gives it to what has come, once that is drawn, where what had it is gone or none had it on the screen
 *   before: else the keyboard and screen readers would begin at the top of the page
 */
function keepFocus(): (onLost?: () => void) => void {
  const { activeElement: before, body } = document
  const { pathname } = window.location
  return (onLost) =>
    requestAnimationFrame(() => {
      if (document.activeElement !== body) return
      if (before === body && window.location.pathname === pathname) return
      focusMain()
      onLost?.()
    })
}
