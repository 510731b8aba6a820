import { createInTime, longWait } from './in-time.ts'

/**
 * Works with a database that is opened when it is first needed, and again after a failure.
 * @param open opens it
 * @param wait how long it may think, see `longWait`
 * @returns a function that rejects where the database fails or does not answer in time
 */
export function createAttempt<R>(
  open: () => Promise<R>,
  wait = longWait,
): <T>(work: (rows: R) => Promise<T>) => Promise<T> {
  const inTime = createInTime(wait)
  let rows: Promise<R> | null = null

  async function perform<T>(work: (rows: R) => Promise<T>): Promise<{ value: T }> {
    try {
      rows ??= open()
      return { value: await work(await rows) }
    } catch (error) {
      rows = null
      throw error
    }
  }
  return async (work) => {
    const answer = await inTime(perform(work))
    if (!answer) throw new Error('The database does not answer.')
    return answer.value
  }
}
