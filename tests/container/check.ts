import { performance } from 'node:perf_hooks'

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Runs one step of the command, and says how it went and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  try {
    const result = await work()
    console.log(`  ✓ ${what} (${seconds(begun)})`)
    return result
  } catch (error) {
    console.log(`  ✗ ${what} (${seconds(begun)})`)
    throw error
  }
}

/**
 * Asks again and again until there is an answer.
 * @param ask null or an exception: not yet
 * @param patience seconds
 * @throws Error with the last reason
 */
export async function until<Value>(ask: () => Promise<Value | null>, patience = 60) {
  const end = performance.now() + patience * 1000
  for (;;) {
    const [value, reason] = await ask().then(
      (found) => [found, new Error('It does not come.')] as const,
      (error: unknown) => [null, error] as const,
    )
    if (value !== null) return value
    if (performance.now() > end) throw reason
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
