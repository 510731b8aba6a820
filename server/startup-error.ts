/** A reason not to start that the operator can mend; `main.ts` prints its message as one sentence. */
export class StartupError extends Error {
  override name = 'StartupError'
}
