import type { FastifyInstance } from 'fastify'
import {
  type Aggregator,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import { isInProcess } from '../http/in-process.ts'
import type { WaitingWork } from '../store/events/waiting-work.ts'
import type { JobState } from '../store/scheduled-jobs.ts'
import type { Replica } from '../store/replica/open-replica.ts'
import { answerMetrics } from './ask-metrics.ts'

/** Seconds: from what the cache answers to what a caller takes for broken. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What one process counts, in the format of Prometheus. */
export type Metrics = {
  /** Counts the requests of an app, by method, route and status: addresses may hold personal data. */
  observe(app: FastifyInstance): void
  /** Tells how much follows from changes and is not done yet. */
  watchWork(waiting: () => Promise<readonly WaitingWork[]>): void
  /**
   * Tells how jobs do.
   * @param names of this release: those that an older one left behind would look overdue for ever
   */
  watchJobs(names: readonly string[], states: () => Promise<readonly JobState[]>): void
  /** Tells how the replica of the database does. */
  watch(replica: Pick<Replica, 'state'>): void
  /** Everything that was counted until now, as text. */
  text(): Promise<string>
}

/** Counts requests, and what Node tells of the process (memory, processor, event loop, collector). */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'credence_http_request_seconds',
    help: 'Time until the answer was sent, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const pageReads = new Counter({
    name: 'credence_page_reads_total',
    help: 'Calls of the API that pages made which were not cached, by route.',
    labelNames: ['route'],
    registers: [registry],
  })
  answerMetrics(() => registry.getMetricsAsJSON())
  return {
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'unknown'
        if (isInProcess(request)) pageReads.inc({ route })
        else seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },
    watchWork(waiting) {
      const gauge = (name: string, help: string, count: (one: WaitingWork) => number) =>
        new Gauge({
          ...{ name, help, labelNames: ['work'], registers: [registry] },
          // Every process sees the same.
          aggregator: 'max',
          async collect() {
            // A database that is away is no reason to say nothing at all.
            const works = await waiting().catch(() => [])
            for (const one of works) this.set({ work: one.work }, count(one))
          },
        })
      gauge('credence_work_waiting', 'Events to follow and mails to send.', (one) => one.waiting)
      gauge(
        'credence_work_failed',
        'Events to follow and mails to send that failed and are tried again.',
        (one) => one.failed,
      )
    },
    watchJobs(names, states) {
      const gauge = (name: string, help: string, value: (one: JobState) => number | null) =>
        new Gauge({
          ...{ name, help, labelNames: ['job'], registers: [registry], aggregator: 'max' },
          async collect() {
            for (const one of await states().catch(() => [])) {
              const told = names.includes(one.name) ? value(one) : null
              if (told !== null) this.set({ job: one.name }, told)
            }
          },
        })
      const seconds = (time: string | null) => (time === null ? null : Date.parse(time) / 1000)
      gauge('credence_job_last_success_timestamp_seconds', 'When a job was done last.', (one) =>
        seconds(one.lastRunAt),
      )
      gauge('credence_job_due_timestamp_seconds', 'When a job is due, or was.', (one) =>
        seconds(one.dueAt),
      )
      gauge(
        'credence_job_failures',
        'Tries of a job that failed since it was done last.',
        (one) => one.failures,
      )
    },
    watch(replica) {
      const gauge = (name: string, help: string, value: () => number, aggregator: Aggregator) =>
        new Gauge({
          name,
          help,
          aggregator,
          registers: [registry],
          collect() {
            this.set(value())
          },
        })
      const { state } = replica
      gauge(
        'credence_replica_in_use',
        'Processes that read from the replica of the database.',
        () => Number(state().inUse),
        'sum',
      )
      gauge(
        'credence_replica_lag_seconds',
        'How old the data of the replica were at most when it was last looked at.',
        () => state().lag / 1000,
        'max',
      )
    },
    text: () => registry.metrics(),
  }
}
