import type { FastifyBaseLogger } from 'fastify'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { deriveAttributesWith } from './catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createEvidenceFiles } from './evidence/evidence-files.ts'
import { createEvidenceSweep } from './evidence/evidence-sweep.ts'
import type { Config } from './config.ts'
import { createDirectoryJob } from './demo/directory-job.ts'
import type { Identity } from './identity/identity.ts'
import type { Job } from './schedule/job.ts'
import { sendDigest } from './reports/send-digest.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import type { SearchIndex } from './search/search-index.ts'
import { createSearchWatch } from './search/watch-search.ts'
import { sendSupplierNews } from './supplier-news/send-supplier-news.ts'
import { remindOwners } from './store/claims/unanswered-claims.ts'
import { sealEntries } from './store/audit-chain/seal-entries.ts'
import type { Store } from './store/create-store.ts'
import { moveMerged } from './store/catalogue/move-merged.ts'
import { passStates } from './store/credentials/pass-states.ts'
import type { OpenDatabase } from './store/database.ts'
import { removeExpiredRows } from './store/expired-rows.ts'
import { numbersJob } from './store/numbers/count-stocks.ts'
import { indexMissing } from './store/search/index-missing.ts'
import { takeNumbers } from './store/numbers/take-numbers.ts'
import { dropOldLists } from './store/vendors/drop-lists.ts'
import { doDecisions } from './store/verification/queued-decisions.ts'
import { rulesByKind } from './store/verification/rules-by-kind.ts'

/** Milliseconds between two removals of rows that have run out. */
const expiredRowsEvery = 3_600_000

/** Milliseconds after which it is noted at the latest what time has changed of credentials. */
const statesEvery = 60_000

/** Milliseconds after which what a process has decided and left undone is done. */
const decisionsEvery = 60_000

/** Milliseconds that a reminder may come after six in the morning. */
const remindersEvery = 600_000

/** Milliseconds that a mail about searches may come after six in the morning, UTC. */
const supplierNewsEvery = 600_000

/** Milliseconds that owners are reminded late of a claim at most. */
const claimRemindersEvery = 3_600_000

/** Milliseconds that an entry of the audit log waits for its link at most. */
const sealEvery = 60_000

/** Milliseconds between two mails that tell operators of reports and appeals, at least. */
const digestEvery = 3_600_000
/** Milliseconds after which it is counted anew what there is of suppliers, profiles and credentials. */
const numbersEvery = 6 * 3_600_000

/**
 * Milliseconds after which holders of a credential that has become another one are moved: those of a merge in the
 * console, and what a broken-off command has left.
 */
const mergesEvery = 60_000

/** Milliseconds after which suppliers are looked for that the search has not, or of another release. */
const searchIndexEvery = 3_600_000

/** Milliseconds that a list of vendors is kept longer than it should be, at most. */
const oldListsEvery = 3_600_000

/** What the portal does again and again. */
export function createJobs({
  open,
  catalogue,
  store,
  identity,
  search,
  config: { dataDir, publicUrl, demoSuppliers },
  log,
}: {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  catalogue: Catalogue
  store: Pick<
    Store,
    'brands' | 'buyerSearches' | 'evidence' | 'mailLanguages' | 'members' | 'operators'
  >
  identity: Pick<Identity, 'jobs'>
  search: Pick<SearchIndex, 'search'>
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'demoSuppliers'>
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
  const claimReminders = (origin: string): Job => ({
    name: 'claim-reminders',
    every: claimRemindersEvery,
    run: (signal, now) => remindOwners(db, { origin, language: defaultLanguage }, now, signal),
  })
  const watch = createSearchWatch(search, catalogue)
  const supplierNews = (origin: string): Job => ({
    name: 'supplier-news',
    every: supplierNewsEvery,
    run: (signal, now) =>
      sendSupplierNews({ open, store, catalogue, watch, publicUrl: origin, log }, { now, signal }),
  })
  if (publicUrl === null)
    log.info('nobody is reminded of last days or told of new suppliers: PUBLIC_URL is not set')
  return [
    ...identity.jobs,
    {
      name: 'expired-rows',
      every: expiredRowsEvery,
      run: (_signal, now) => removeExpiredRows(open, now),
    },
    {
      name: 'credential-states',
      every: statesEvery,
      run: (signal, now) => passStates(db, deriveAttributesWith(catalogue), { now, signal }),
    },
    {
      name: 'queued-decisions',
      every: decisionsEvery,
      run: (signal, now) =>
        doDecisions(db, rulesByKind(deriveAttributesWith(catalogue)), now, signal),
    },
    ...(publicUrl === null
      ? []
      : [reminders(publicUrl), claimReminders(publicUrl), supplierNews(publicUrl)]),
    {
      name: 'audit-seal',
      every: sealEvery,
      async run(signal) {
        await sealEntries(open, signal)
      },
    },
    {
      name: 'catalogue-merges',
      every: mergesEvery,
      run: async (signal) => void (await moveMerged(db, deriveAttributesWith(catalogue), signal)),
    },
    {
      name: 'report-digest',
      every: digestEvery,
      run: (_signal, now) => sendDigest({ db, store }, publicUrl, now),
    },
    {
      name: numbersJob,
      every: numbersEvery,
      run: (signal, now) => takeNumbers(db, { now, signal }),
    },
    {
      name: 'search-index',
      every: searchIndexEvery,
      async run(signal) {
        const count = await indexMissing(open, catalogue, signal)
        if (count > 0) log.info({ count }, 'suppliers have become findable that were not')
      },
    },
    {
      name: 'old-vendor-lists',
      every: oldListsEvery,
      run: (signal, now) => dropOldLists(db, now, signal),
    },
    createEvidenceSweep(evidence, log),
    ...(demoSuppliers > 0 ? [createDirectoryJob({ open, catalogue, count: demoSuppliers })] : []),
  ]
}
