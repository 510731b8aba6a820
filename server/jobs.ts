import type { FastifyBaseLogger } from 'fastify'
import { createEvidenceFiles } from './evidence/evidence-files.ts'
import { createEvidenceSweep } from './evidence/evidence-sweep.ts'
import type { Identity } from './identity/identity.ts'
import type { Job } from './schedule/job.ts'
import type { Store } from './store/create-store.ts'
import type { Connection } from './store/engine.ts'
import { removeExpiredRows } from './store/expired-rows.ts'

/** Milliseconds between two removals of rows that have run out. */
const expiredRowsEvery = 3_600_000

/** What the portal does again and again. */
export function createJobs({
  db,
  store,
  identity,
  dataDir,
  log,
}: {
  db: Connection
  store: Pick<Store, 'evidence'>
  identity: Pick<Identity, 'jobs'>
  dataDir: string
  log: Pick<FastifyBaseLogger, 'info'>
}): Job[] {
  const evidence = { store: store.evidence, files: createEvidenceFiles(dataDir) }
  return [
    ...identity.jobs,
    {
      name: 'expired-rows',
      every: expiredRowsEvery,
      run: (_signal, now) => removeExpiredRows(db, now),
    },
    createEvidenceSweep(evidence, log),
  ]
}
