import type { FastifyBaseLogger } from 'fastify'
import { undoSeconds } from '#src/contract/operate/queue.ts'

export type LateDecisions = {
  /** One was made. */
  expect(): void
  /** Ends the wait, once what is under way is done. */
  close(): Promise<void>
}

/**
 * Does what operators decide once it cannot be undone any more, one run at a time. What a process leaves undone that ends before,
 * the job `queued-decisions` does.
 * @param doDue does all that is due
 */
export function createLateDecisions(
  doDue: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): LateDecisions {
  const waiting = new Set<NodeJS.Timeout>()
  let underWay: Promise<void> = Promise.resolve()
  const run = async () => {
    await underWay
    await doDue().catch((error: unknown) => log.error({ err: error }, 'decisions are not done yet'))
  }
  return {
    expect() {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        underWay = run()
      }, undoSeconds * 1_000)
      waiting.add(timer)
    },
    async close() {
      for (const timer of waiting) clearTimeout(timer)
      await underWay
    },
  }
}
