import type { Entry } from './leave-step.ts'
import type { Travel } from './travel-context.ts'

type Covering = { place: number; close: () => void }

const covering: Covering[] = []
let closing: Covering | null = null

/**
 * Calls back when the user goes Back, and stays on the page. A page hears of Back only when it has left
 * its place in the history, so it returns there. Nothing else hears of it: neither the router, which
 * would show another screen, nor the question that a screen asks before it is left.
 * @param travel the history of the page
 * @param close closes what lies over the page
 * @returns what ends it
 */
export function whenBack(travel: Travel, close: () => void): () => void {
  travel.take = takeBack
  // While a question holds a navigation back, the browser stands at another place than the router.
  if (place() === travel.routerPlace()) layStep()
  const mine = { place: place(), close }
  covering.push(mine)
  return () => void covering.splice(covering.indexOf(mine), 1)
}

/** Whether Back was meant for what lies over the page. */
function takeBack(): boolean {
  const here = place()
  if (closing) {
    // A pending navigation continues as soon as its question is closed: close it only after the return.
    const { place: expected, close } = closing
    closing = null
    close()
    return here === expected
  }
  const top = covering.at(-1)
  if (!top || !(here < top.place)) return false
  closing = top
  history.go(top.place - here)
  return true
}

const entry = () => history.state as Entry | null

/** Changes the history without the router, which has patched these methods to follow them. */
const put = (how: 'pushState' | 'replaceState', next: Entry) =>
  History.prototype[how].call(history, next, '')

/** Where the browser stands, as the router numbers the entries; NaN for one that is not the router's. */
const place = (): number => entry()?.__TSR_index ?? Number.NaN

/**
 * Lays a step before the first place of a page: Back from there would leave the page at once, as it does
 * after each sign-in, without a `popstate`. The first page of a tab needs none.
 */
function layStep(): void {
  const top = entry()
  if (top?.__TSR_index !== 0 || top.hasStep || history.length === 1) return
  put('replaceState', { ...top, __TSR_index: -1, isStep: true })
  put('pushState', { ...top, hasStep: true })
}
