/** What is kept at an entry of the history: the router's number of it, and what the steps need. */
export type Entry = {
  readonly __TSR_index?: number
  /** Nothing to see: see lay-step.ts. */
  readonly isStep?: boolean
  /** The step is below this one. */
  readonly hasStep?: true
}

export const entry = (): Entry | null => history.state as Entry | null

/** Changes the history past the router, for which everything stays as it is. */
export function putEntry(how: 'pushState' | 'replaceState', next: Entry): void {
  History.prototype[how].call(history, next, '')
}

/**
 * Goes on from a step to what was before the page. Whoever comes back to it finds the page.
 * @returns false where the browser stands on none
 */
export function leaveStep(): boolean {
  const stood = entry()
  if (!stood?.isStep) return false
  putEntry('replaceState', { ...stood, __TSR_index: 0, isStep: false })
  history.back()
  return true
}
