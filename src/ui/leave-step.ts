/** The state of an entry of the history: the router's number of it, and what the steps need. */
export type Entry = {
  readonly __TSR_index?: number
  /** Nothing to see: see back-press.ts. */
  readonly isStep?: true
  /** The step is below this one. */
  readonly hasStep?: true
}

/**
 * Goes on from a step to what was before the page. A user who comes back to it finds the page there,
 * as one that was just opened.
 * @returns false where the browser stands on none
 */
export function leaveStep(): boolean {
  if (!(history.state as Entry | null)?.isStep) return false
  history.replaceState(null, '')
  history.back()
  return true
}
