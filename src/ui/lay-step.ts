import type { Entry } from './leave-step.ts'

const entry = () => history.state as Entry | null

/** Past the router, for which everything stays as it is. */
const put = (how: 'pushState' | 'replaceState', next: Entry) =>
  History.prototype[how].call(history, next, '')

/** Where the browser stands, as the router numbers the entries; NaN for one that is not the router's. */
export const place = (): number => entry()?.__TSR_index ?? Number.NaN

/**
 * Lays a step before the first place of a page: Back from there would leave the page at once, as it does
 * after each sign-in, and nobody could hear of it. The first page of a tab needs none.
 */
export function layStep(): void {
  const top = entry()
  if (top?.__TSR_index !== 0 || top.hasStep || history.length === 1) return
  put('replaceState', { ...top, __TSR_index: -1, isStep: true })
  put('pushState', { ...top, hasStep: true })
}
