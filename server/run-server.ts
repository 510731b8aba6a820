import cluster from 'node:cluster'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { withoutLostPictures } from './brand-pictures/without-lost-pictures.ts'
import { loadCatalogue } from './catalogue/catalogue.ts'
import { followCatalogue, readCatalogue } from './catalogue/credentials/follow-catalogue.ts'
import type { MetricsConfig } from './config-metrics.ts'
import type { Config } from './config.ts'
import { createPollers } from './events/create-pollers.ts'
import { createLogger } from './http/logger.ts'
import { createIdentity } from './identity/create-identity.ts'
import { createJobs } from './jobs.ts'
import { createMailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { keepCounts } from './numbers/keep-counts.ts'
import { firstBrandHint } from './operator/first-brand.ts'
import { createPages } from './pages/create-pages.ts'
import { releaseAtRest, releaseMemory } from './release-memory.ts'
import { requireBuild } from './require-build.ts'
import { createScheduler } from './schedule/create-scheduler.ts'
import { createPoller } from './schedule/poller.ts'
import { createSearchIndex } from './search/search-index.ts'
import { StartupError } from './startup-error.ts'
import { createStore, type Store } from './store/create-store.ts'
import { seedCatalogue } from './store/catalogue/seed-catalogue.ts'
import { openDatabase, type OpenDatabase } from './store/database.ts'
import { waitingWork } from './store/events/waiting-work.ts'
import { jobStates } from './store/scheduled-jobs.ts'
import { createListWorker } from './vendors/work/list-worker.ts'

/** Milliseconds after which the index of the search is read, unless a search wants it before. */
const searchAfter = 1_000

/** Milliseconds between two looks for lists of vendors that wait. */
const listsEvery = 1_000

/**
 * Starts the whole server and says so on standard output; SIGTERM and SIGINT end it cleanly.
 * @throws StartupError when something outside the program prevents its start
 */
export async function runServer(config: Config): Promise<void> {
  if (!config.development) requireBuild()
  const [catalogue, open] = await Promise.all([loadCatalogue(), openDatabase(config)])
  await seedCatalogue(open.db, open.engine, catalogue.ours)
  await readCatalogue(open.db, catalogue.shelf)
  const log = createLogger(config)
  const store = createStore(open, (brand) => withoutLostPictures(brand, config.dataDir))
  const mail = createMailer(config, log)
  const identity = await createIdentity({
    db: open.db,
    engine: open.engine,
    config,
    mail,
    brandForHost: (host) => store.brands.forHost(host),
    log,
  })
  if (config.demo) {
    const [{ seedDemo }, { ensureDemoAccounts }] = await Promise.all([
      import('./demo/seed.ts'),
      import('./identity/demo-account.ts'),
    ])
    if (config.identity.mode === 'embedded') await ensureDemoAccounts(open.db)
    await seedDemo({ open, store, catalogue, port: config.port })
  }
  const replica = config.replicaUrl
    ? await withReplica({ url: config.replicaUrl, open, store, log })
    : null
  const pages = createPages({
    config,
    store: replica?.store ?? store,
    catalogue: catalogue.shelf,
  })
  const metrics = config.metrics && (await countRequests(config.metrics, log))
  metrics?.watchWork(() => waitingWork(open.db))
  if (replica) metrics?.watch(replica.source)
  const search = createSearchIndex({ place: open.place, catalogue, log })
  const parts = { config, store, catalogue, identity, mail, log, search, replica, pages, metrics }
  const app = await buildApp(parts)
  const jobs = createJobs({ open, catalogue, store, identity, search, config, log })
  const names = jobs.map(({ name }) => name)
  metrics?.watchJobs(names, () => jobStates(open.db))
  const monotonic = () => performance.now()
  const following = [
    ...createPollers({ config, open, store, catalogue, mail, log }),
    followCatalogue(open.db, catalogue.shelf, log),
    keepCounts(store.numbers, log),
    createPoller(createListWorker({ open, log, now: Date.now }), { log, interval: listsEvery }),
    createScheduler(jobs, { db: open.db, log, now: Date.now, monotonic }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(following.map((one) => one.stop()))
    await replica?.source.close()
    await open.close()
  })
  releaseAtRest(app)
  // Now, while no request waits for an answer.
  releaseMemory()
  await listen(app, config)
  for (const one of following) one.start()
  // Once the first requests, for which the start was waited for, have the processor.
  setTimeout(() => search.prepare(), searchAfter).unref()
  stopOnSignal(app)
  // Of several processes one is enough to say it.
  if (!cluster.worker || cluster.worker.id === 1) {
    announce(app, config)
    if ((await store.brands.all()).length === 0) console.log(firstBrandHint(config))
  }
}

/** The replica of the database, and the store for guests that reads from it. */
async function withReplica({
  url,
  open: { db, engine },
  store,
  log,
}: {
  url: string
  open: OpenDatabase
  store: Store
  log: FastifyBaseLogger
}) {
  const [{ openReplica }, { guestStore }] = await Promise.all([
    import('./store/replica/open-replica.ts'),
    import('./store/replica/guest-store.ts'),
  ])
  const source = await openReplica(url, db, log)
  return { source, store: guestStore(store, engine, source.read) }
}

async function countRequests(config: MetricsConfig, log: FastifyBaseLogger): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/create-metrics.ts')
  const metrics = createMetrics()
  if (cluster.isWorker) return metrics
  const { serveMetrics } = await import('./metrics/serve-metrics.ts')
  await serveMetrics({ config, text: metrics.text, log })
  return metrics
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    await app.close()
    const place = `${config.host}:${config.port}`
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${config.port} is taken: something else listens on ${place}. Set PORT to another one.`,
      )
    }
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${config.port} needs more rights than this process has. Set PORT to another one.`,
      )
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartupError(`HOST '${config.host}' is no address of this machine.`)
    throw cause
  }
}

function stopOnSignal(app: FastifyInstance): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void app.close().then(() => process.exit(0))
    })
  }
}

function announce(app: FastifyInstance, config: Config): void {
  const [address] = app.addresses()
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  if (!config.smtpUrl)
    console.log(`No SMTP_URL is set: mail is written to ${config.dataDir}/outbox`)
  if (config.demo)
    console.log('Demo data is on: log in as demo@credence.test with the password in README.md')
  console.log(
    `Credence is ready: http://${host}:${typeof address === 'object' ? address.port : config.port}`,
  )
}
