/**
 * Logs a failure that the form can live with, for whoever looks at the browser's console.
 * @param what the failed thing as a sentence, without anything private
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification says 'logged', and this is the browser's log
  console.warn(what, error)
}
