import type { FastifyBaseLogger } from 'fastify'
import { deriveAttributesWith } from './catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createEvidenceFiles } from './evidence/evidence-files.ts'
import { createEvidenceSweep } from './evidence/evidence-sweep.ts'
import type { Config } from './config.ts'
import type { Identity } from './identity/identity.ts'
import type { Job } from './schedule/job.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import type { Store } from './store/create-store.ts'
import { passStates } from './store/credentials/pass-states.ts'
import type { OpenDatabase } from './store/database.ts'
import { removeExpiredRows } from './store/expired-rows.ts'

/** Milliseconds between two removals of rows that have run out. */
const expiredRowsEvery = 3_600_000

/** Milliseconds after which it is noted at the latest what time has changed of credentials. */
const statesEvery = 60_000

/** Milliseconds that a reminder may come after six in the morning. */
const remindersEvery = 600_000

/** What the portal does again and again. */
export function createJobs({
  open,
  catalogue,
  store,
  identity,
  config: { dataDir, publicUrl },
  log,
}: {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  catalogue: Catalogue
  store: Pick<Store, 'brands' | 'evidence' | 'mailLanguages' | 'members'>
  identity: Pick<Identity, 'jobs'>
  config: Pick<Config, 'dataDir' | 'publicUrl'>
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}): Job[] {
  const { db } = open
  const evidence = { store: store.evidence, files: createEvidenceFiles(dataDir) }
  const reminders = (origin: string): Job => ({
    name: 'reminders',
    every: remindersEvery,
    run: (signal, now) =>
      sendReminders({ open, store, catalogue, publicUrl: origin, log }, { now, signal }),
  })
  if (publicUrl === null) log.info('nobody is reminded of last days: PUBLIC_URL is not set')
  return [
    ...identity.jobs,
    {
      name: 'expired-rows',
      every: expiredRowsEvery,
      run: (_signal, now) => removeExpiredRows(db, now),
    },
    {
      name: 'credential-states',
      every: statesEvery,
      run: (signal, now) => passStates(db, deriveAttributesWith(catalogue), { now, signal }),
    },
    ...(publicUrl === null ? [] : [reminders(publicUrl)]),
    createEvidenceSweep(evidence, log),
  ]
}
