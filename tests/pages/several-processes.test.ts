import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../fixtures/free-port.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { answering, saidTimes } from './support/portal-log.ts'

/** How long a process may take that compiles itself beside others. */
const starting = { timeout: 50_000, interval: 100 }
const profileRoute = '/api/public/organisation/detail/:slug 200'

/** A call over a connection of its own, which any of the processes may get. */
async function readProfile({ url }: PortalServer): Promise<void> {
  const path = '/api/public/organisation/detail/coolabah-office-supplies'
  const answer = await fetch(url + path, { headers: { connection: 'close' } })
  expect(answer.status).toBe(200)
}

const series = /^credence_http_request_seconds_count\{.*route="(.*?)",status="(\d+)"\} (\d+)$/gm

/** How often each route was answered, and how, as the metrics on a port tell. */
async function countsOf(port: string): Promise<Record<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const counts = (await answer.text()).matchAll(series)
  return Object.fromEntries(
    [...counts].map(([, route, status, count]) => [`${route} ${status}`, Number(count)]),
  )
}

async function expectNothingElse(port: string): Promise<void> {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a portal of two processes', () => {
  let portal: PortalServer
  let port: string
  let calls = 0
  beforeAll(async () => {
    port = String(await freePort())
    portal = await startPrepared({ WORKERS: '2', METRICS_PORT: port, LOG_LEVEL: 'info' })
  })
  afterAll(() => portal.remove())

  const answeredBy = async (several: number) => {
    calls += 1
    await readProfile(portal)
    return answering(portal).length >= several
  }
  const count = async () => (await countsOf(port))[profileRoute]

  it('API-6 WORKERS has several processes answer on one port, and the metrics count what all of them answered', async () => {
    await expect.poll(() => answeredBy(2), starting).toBe(true)
    await expect.poll(count).toBe(calls)
    await expectNothingElse(port)
  })

  it('EVT-1 the jobs of the portal are done soon after its start, and the metrics say when', async () => {
    const jobs = ['evidence-sweep', 'expired-rows', 'identity-clean-up']
    const text = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const areDone = async () => {
      const series = (await text()).split('\n')
      return jobs.every((job) =>
        series.some((one) =>
          one.startsWith(`credence_job_last_success_timestamp_seconds{job="${job}"} `),
        ),
      )
    }
    await expect.poll(areDone, starting).toBe(true)
  })

  it('API-6 the metrics are there while one of several processes hangs, with what it told last', async () => {
    await expect.poll(() => answeredBy(2), starting).toBe(true)
    await expect.poll(count).toBe(calls)
    const [victim = 0] = answering(portal)
    process.kill(victim, 'SIGSTOP')
    try {
      expect(await count()).toBe(calls)
    } finally {
      process.kill(victim, 'SIGCONT')
    }
  })

  it('API-6 of several processes one that dies is replaced; all of them end with the portal', async () => {
    await expect.poll(() => answeredBy(2), starting).toBe(true)
    const [victim = 0] = answering(portal)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => saidTimes(portal, 'a server process ended and is replaced')).toBe(1)
    await expect.poll(() => answeredBy(3), starting).toBe(true)
    expect(await portal.stop()).toBe(0)
    expect(answering(portal).filter(isAlive)).toEqual([])
  })
})

it('API-6 the metrics count what was answered, by route and by the pattern of a page, on a port of their own, and know no address that somebody has made up', async () => {
  const port = String(await freePort())
  const portal = await startPrepared({ METRICS_PORT: port })
  try {
    for (let call = 0; call < 12; call += 1) await readProfile(portal)
    const profiles = ['coolabah-office-supplies', 'coolabah-office-supplies?ref=badge', 'nobody']
    const pages = profiles.map((path) => `/organization/${path}`)
    for (const path of [...pages, '/register/organisation', '/made/up']) {
      await fetch(portal.url + path)
    }
    await expect
      .poll(() => countsOf(port))
      .toEqual({
        [profileRoute]: 12,
        '/organization/:slug 200': 2,
        '/organization/:slug 404': 1,
        '/register/organisation 200': 1,
        'unknown 404': 1,
      })
    await expectNothingElse(port)
    expect(await portal.stop()).toBe(0)
  } finally {
    await portal.remove()
  }
})

it('API-6 with WORKERS a start that fails says why once, and ends', async () => {
  const server = spawn(process.execPath, ['dist/program/main.js'], {
    env: { ...process.env, WORKERS: '2', PORT: '0', DATA_DIR: '/dev/null/data' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  createInterface(server.stderr).on('line', (line) => lines.push(line))
  expect(await once(server, 'close')).toEqual([1, null])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/dev/null/data')
})
