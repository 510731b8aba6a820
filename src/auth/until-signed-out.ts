import type { Session } from './session.ts'

/**
 * For the loader of a route that needs a user. While somebody signs out, what their screen still reads
 * fails for want of a token; the page is being left, and has nothing to say about it.
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
