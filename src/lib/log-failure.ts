/**
 * Logs a failure that the portal recovers from to the browser's console.
 * @param what the failed thing as a sentence, without anything private
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification says 'logged', and this is the browser's log
  console.warn(what, error)
}
