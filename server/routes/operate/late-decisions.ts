import type { FastifyBaseLogger } from 'fastify'
import { undoSeconds } from '#src/contract/operate/queue.ts'

/**
 * Does what verifiers decide once it cannot be undone any more. What a process leaves undone that ends before,
 * the job `queued-decisions` does.
 * @param doDue does all that is due
 */
export function createLateDecisions(
  doDue: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): { expect(): void; close(): Promise<void> } {
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
