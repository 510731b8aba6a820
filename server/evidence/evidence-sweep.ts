import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../schedule/job.ts'
import { type Parts, sweepEvidence } from './manage-evidence.ts'

/** Milliseconds between two sweeps: what is younger than a day is not swept up. */
const every = 86_400_000

/** The files of this process' folder are not those of its database. */
class ForeignFolder extends Error {
  override name = 'ForeignFolder'
}

/**
 * Removes evidence files that belong to nothing, once a day for all processes: all machines of an
 * installation have one folder between them.
 */
export function createEvidenceSweep(parts: Parts, log: Pick<FastifyBaseLogger, 'info'>): Job {
  return {
    name: 'evidence-sweep',
    every,
    async run(signal) {
      const removed = await sweepEvidence(parts, signal)
      // It is not done: a process with the right folder may be the next to try.
      if (removed === null)
        throw new ForeignFolder('the evidence files are of another database: none was removed')
      if (removed > 0) log.info({ removed }, 'evidence that belongs to nothing was removed')
    },
  }
}
