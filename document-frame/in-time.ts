import { Refused } from './opened.ts'

/**
 * Waits for a result, but not for ever.
 * @throws Refused `timeout` after so many milliseconds; what was at work goes on until it is ended
 */
export async function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Refused('timeout')), limit)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
