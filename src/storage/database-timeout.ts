/** How long a database may think, in ms: a cold start on a slow phone takes a third of it. */
const longest = 3_000

/** Resolves after a while; never once `signal` was aborted, and then leaves no timer behind. */
export function longWait(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, longest)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}

/**
 * Waits for something that may never come, as a database that another tab or a broken profile holds
 * up. Once it has waited in vain it does not wait again until that has come after all.
 * @param wait how long that is, see `longWait`
 * @returns a function whose promise is null where it did not come in time
 */
export function createInTime(
  wait: (signal: AbortSignal) => Promise<void>,
): <T>(work: Promise<T>) => Promise<T | null> {
  let isStuck = false
  return async (work) => {
    if (isStuck) return null
    const waiting = new AbortController()
    const giveUp = wait(waiting.signal).then(() => {
      isStuck = true
      const free = () => (isStuck = false)
      work.then(free, free)
      return null
    })
    try {
      return await Promise.race([work, giveUp])
    } finally {
      waiting.abort()
    }
  }
}

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
