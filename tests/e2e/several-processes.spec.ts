import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'playwright/test'
import { freePort } from '../fixtures/free-port.ts'

/** How long a process may take that compiles itself beside others. */
const starting = { timeout: 30_000 }

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-workers-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

async function start(env: Record<string, string>) {
  const lines: string[] = []
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: 'localhost', DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'info' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(server.stdout).on('line', (line) => lines.push(line))
  const address = () => lines.map((line) => /^Credence is ready: (\S+)/.exec(line)?.[1])
  await expect.poll(() => address().filter(Boolean).length, starting).toBe(1)
  const logged = () =>
    lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { pid: number; msg: string })
  const url = address().find(Boolean) ?? ''
  return {
    url,
    /** A call over a connection of its own, which any of the processes may get. */
    read: async () => {
      const headers = { connection: 'close' }
      const answer = await fetch(`${url}/api/public/organisation/detail/coolabah-office-supplies`, {
        headers,
      })
      return answer.status
    },
    answering: () =>
      new Set(
        logged()
          .filter(({ msg }) => msg === 'answered')
          .map(({ pid }) => pid),
      ),
    said: (what: string) => logged().filter(({ msg }) => msg === what).length,
    async stop() {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      return exit
    },
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('API-6 WORKERS has several processes answer on one port; one that dies is replaced', async () => {
  const portal = await start({ WORKERS: '2' })
  const answeredBy = async (several: number) => {
    expect(await portal.read()).toBe(200)
    return portal.answering().size >= several
  }
  await expect.poll(() => answeredBy(2), starting).toBe(true)
  const [victim = 0] = portal.answering()
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => portal.said('a server process ended and is replaced')).toBe(1)
  await expect.poll(() => answeredBy(3), starting).toBe(true)
  expect(await portal.stop()).toEqual([0, null])
  expect([...portal.answering()].filter(isAlive)).toEqual([])
})

/** How often the public profile was read, as the metrics on a port tell. */
async function countOf(port: string): Promise<number> {
  const series =
    'credence_http_request_seconds_count{method="GET",route="/api/public/organisation/detail/:slug",status="200"}'
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const line = (await answer.text()).split('\n').find((one) => one.startsWith(series))
  return Number(line?.split(' ').at(-1))
}

test('API-6 the metrics are there while one of several processes hangs, with what it told last', async () => {
  const port = String(await freePort())
  const portal = await start({ WORKERS: '2', METRICS_PORT: port })
  let calls = 0
  const bothAnswer = async () => {
    calls += 1
    expect(await portal.read()).toBe(200)
    return portal.answering().size === 2
  }
  await expect.poll(bothAnswer, starting).toBe(true)
  await expect.poll(() => countOf(port)).toBe(calls)
  const [victim = 0] = portal.answering()
  process.kill(victim, 'SIGSTOP')
  try {
    expect(await countOf(port)).toBe(calls)
  } finally {
    process.kill(victim, 'SIGCONT')
  }
  expect(await portal.stop()).toEqual([0, null])
})

for (const workers of ['1', '2']) {
  test(`API-6 the metrics of ${workers} count what was answered, by route, on a port of their own`, async () => {
    const port = String(await freePort())
    const portal = await start({ WORKERS: workers, METRICS_PORT: port })
    const calls = 12
    for (let call = 0; call < calls; call += 1) expect(await portal.read()).toBe(200)
    await expect.poll(() => countOf(port)).toBe(calls)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect(await portal.stop()).toEqual([0, null])
  })
}

test('API-6 the metrics know a page by its pattern, and no address that somebody has made up', async () => {
  const port = String(await freePort())
  const portal = await start({ METRICS_PORT: port })
  const routes = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const counts = text.matchAll(
      /^credence_http_request_seconds_count\{.*route="(.*?)",status="(\d+)"\} (\d+)$/gm,
    )
    return [...counts].map(([, route, status, count]) => `${route} ${status} ${count}`).toSorted()
  }
  const paths = ['coolabah-office-supplies', 'coolabah-office-supplies?ref=badge', 'nobody']
  for (const path of paths) await fetch(`${portal.url}/organization/${path}`)
  await fetch(`${portal.url}/register/organisation`)
  await fetch(`${portal.url}/made/up`)
  await expect
    .poll(routes)
    .toEqual([
      '/organization/:slug 200 2',
      '/organization/:slug 404 1',
      '/register/organisation 200 1',
      'unknown 404 1',
    ])
  expect(await portal.stop()).toEqual([0, null])
})

test('API-6 with WORKERS a start that fails says why once, and ends', async () => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, WORKERS: '2', PORT: '0', DATA_DIR: '/dev/null/data' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  createInterface(server.stderr).on('line', (line) => lines.push(line))
  expect(await once(server, 'close')).toEqual([1, null])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/dev/null/data')
})
