import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backOff } from '#src/contract/back-off.ts'

/** Milliseconds between two looks at most, where they fail. */
const longestPause = 30_000

export type Poller = {
  /** Looks now; a look that is under way ends first. @throws whatever the look throws */
  now(): Promise<void>
  /** Looks from now on, whatever happens. */
  start(): void
  /** Ends as soon as the look under way does. */
  stop(): Promise<void>
}

/**
 * Looks for work again and again, never twice at a time.
 * @param look does what there is to do, and ends early where the signal says so
 * @param options.interval ms between two looks
 */
export function createPoller(
  look: (signal: AbortSignal) => Promise<void>,
  { log, interval }: { log: Pick<FastifyBaseLogger, 'error'>; interval: number },
): Poller {
  const closing = new AbortController()
  const { signal } = closing
  let last: Promise<void> = Promise.resolve()
  let running: Promise<void> = Promise.resolve()

  function now(): Promise<void> {
    last = last.catch(() => {}).then(() => (signal.aborted ? undefined : look(signal)))
    return last
  }

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const wait = failures > 0 ? backOff(failures, Math.random(), longestPause) : interval
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
      try {
        await now()
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ err: error, failures }, 'what there is to do was not looked at')
      }
    }
  }

  return {
    now,
    start() {
      running = run()
    },
    async stop() {
      closing.abort()
      await running
      await last.catch(() => {})
    },
  }
}
