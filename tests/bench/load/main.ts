/**
 * How the server bears load: `npm run bench:load`, or `npm run bench:load -- 60` for a minute instead of
 * ten. Finds what it can do at most, keeps it at 80 % of that with saves among the reads, then asks three
 * times as much as it can, and looks how soon it is itself again. Server and callers share one machine.
 */
import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { engines } from '../../fixtures/engines.ts'
import { startProcess } from '../../fixtures/server-process.ts'
import { createSigner } from '../../fixtures/test-identity.ts'
import { atShare } from '../percentiles.ts'
import { pace, type Call, type Paced } from '../server/pace.ts'
import { traffic } from './traffic.ts'

const soakSeconds = Number(process.argv[2] ?? 600)
const share = 0.8
const manyConnections = 2_000

const [sqlite] = engines
if (!sqlite) throw new Error('There is no database.')
const engine = await sqlite.start()
const signer = await createSigner()
const server = await startProcess(await engine.place(), signer)

try {
  const next = await traffic(server.url, signer)
  const peak = await findPeak(next)
  console.log(`at most ${peak} calls a second`)
  await soak(next, Math.round(peak * share))
  await overload(next, peak * 3)
} finally {
  await server.kill()
  await engine.stop()
}

/**
 * The steepest pace that is kept, with nine of ten answers within 100 ms, at least at the fourth try: what
 * else the machine does must not pass for the server's limit.
 */
async function findPeak(next: (turn: number) => Call): Promise<number> {
  const isStored = async (rate: number) => {
    const { times, failures } = await pace(next, { rate, seconds: 5 })
    return Object.keys(failures).length === 0 && atShare(times, 0.9) <= 100
  }
  let peak = 200
  for (;;) {
    const rate = Math.round(peak * 1.25)
    let tries = 1
    while (!(await isStored(rate))) if (tries++ === 4) return peak
    peak = rate
  }
}

async function soak(next: (turn: number) => Call, rate: number): Promise<void> {
  const part = Math.min(60, soakSeconds)
  let turn = 0
  console.log(`${rate} calls a second for ${soakSeconds} s`)
  for (let second = 0; second < soakSeconds; second += part) {
    const run = await pace(() => next(turn++), { rate, seconds: part })
    console.log(`  ${second + part} s: ${await shown(run)}`)
  }
}

async function overload(next: (turn: number) => Call, rate: number): Promise<void> {
  const run = await pace(next, { rate, seconds: 20, connections: manyConnections })
  console.log(`${rate} calls a second for 20 s: ${await shown(run)}`)
  const begun = performance.now()
  for (;;) {
    const calm = await pace(next, { rate: 20, seconds: 1 })
    if (Object.keys(calm.failures).length === 0 && atShare(calm.times, 0.9) < 100) break
  }
  console.log(`itself again after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function shown({ times, served, failures }: Paced): Promise<string> {
  const figures = (all: number[]) =>
    [0.5, 0.99, 1].map((at) => atShare(all, at).toFixed(1)).join(', ')
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  const memory = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  return `${times.length} answered, ${JSON.stringify(failures)} failed, p50 p99 max ${figures(times)} ms, over a free connection ${figures(served)} ms, ${memory.toFixed(0)} MB`
}
