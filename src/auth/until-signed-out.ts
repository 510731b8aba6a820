import type { Session } from './session.ts'

/**
 * For the loader of a route that needs a user. While the user signs out, the screen's pending reads
 * fails without a token; the page is being left, so no error is shown.
 * @param loading what the loader waits for
 * @returns what was loaded; never settles when it failed on the way out
 */
export async function untilSignedOut<T>({ state }: Session, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    const isLeaving = state.authenticating && !state.user
    if (isLeaving) return new Promise<never>(() => {})
    throw error
  }
}
