import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { inProcess } from '../http/in-process.ts'
import { createMetrics } from './create-metrics.ts'

it('API-6 tells requests by route, and apart from them what pages read', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const metrics = createMetrics()
  metrics.observe(app)
  app.get('/profiles/:slug', async () => 'a profile')
  for (const slug of ['ada', 'grace', 'ada']) await app.inject(`/profiles/${slug}`)
  await app.inject({ url: '/profiles/ada', remoteAddress: inProcess })
  const text = await metrics.text()
  expect(text).toContain(
    'credence_http_request_seconds_count{method="GET",route="/profiles/:slug",status="200"} 3',
  )
  expect(text).toContain('credence_page_reads_total{route="/profiles/:slug"} 1')
  expect(text).not.toContain('ada')
})

it('API-6 EVT-1 tells how much waits and how much failed, and goes on without the database', async () => {
  const metrics = createMetrics()
  let isAway = false
  metrics.watchWork(async () => {
    if (isAway) throw new Error('The database does not answer.')
    return [{ work: 'mails', waiting: 3, failed: 1, since: null }]
  })
  const text = await metrics.text()
  expect(text).toContain('credence_work_waiting{work="mails"} 3')
  expect(text).toContain('credence_work_failed{work="mails"} 1')
  isAway = true
  expect(await metrics.text()).toContain('credence_work_waiting{work="mails"} 3')
})

it('API-6 EVT-1 tells when each job of this release was done, is due, and how often it failed', async () => {
  const metrics = createMetrics()
  const state = { dueAt: '2026-03-01T13:00:00.000Z', holder: null, beat: 1, lastError: null }
  metrics.watchJobs(['hourly', 'new'], async () => [
    { ...state, name: 'hourly', failures: 2, lastRunAt: '2026-03-01T12:00:00.000Z' },
    { ...state, name: 'new', failures: 0, lastRunAt: null },
    { ...state, name: 'of an older release', failures: 0, lastRunAt: null },
  ])
  const text = await metrics.text()
  expect(text).toContain('credence_job_last_success_timestamp_seconds{job="hourly"} 1772366400')
  expect(text).not.toContain('credence_job_last_success_timestamp_seconds{job="new"}')
  expect(text).toContain('credence_job_due_timestamp_seconds{job="new"} 1772370000')
  expect(text).toContain('credence_job_failures{job="hourly"} 2')
  expect(text).toContain('credence_job_failures{job="new"} 0')
  expect(text).not.toContain('older')
})
