import { performance } from 'node:perf_hooks'
import { engines } from '../../fixtures/engines.ts'
import { startProcess } from '../../fixtures/server-process.ts'
import { createSigner } from '../../fixtures/test-identity.ts'
import { residentMegabytes } from '../cold/processor.ts'
import { atShare } from '../percentiles.ts'
import { pace, type Call, type Paced } from '../server/pace.ts'
import { traffic } from './traffic.ts'

const share = 0.8
const manyConnections = 2_000

/**
 * Finds what the server can do at most, keeps it at 80 % of that with saves among the reads, then asks
 * three times as much as it can, and looks how soon it is itself again.
 * @param seconds of the 80 %
 */
export async function toTheLimit(seconds: number): Promise<void> {
  const [sqlite] = engines
  if (!sqlite) throw new Error('There is no database.')
  const engine = await sqlite.start()
  const signer = await createSigner()
  const server = await startProcess(await engine.place(), signer)
  try {
    const next = await traffic(server.url, signer)
    const peak = await findPeak(next)
    console.log(`at most ${peak} calls a second`)
    await soak(next, { rate: Math.round(peak * share), seconds, pid: server.pid })
    await overload(next, peak * 3, server.pid)
  } finally {
    await server.kill()
    await engine.stop()
  }
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

async function soak(
  next: (turn: number) => Call,
  { rate, seconds, pid }: { rate: number; seconds: number; pid: number },
): Promise<void> {
  const part = Math.min(60, seconds)
  let turn = 0
  console.log(`${rate} calls a second for ${seconds} s`)
  for (let second = 0; second < seconds; second += part) {
    const run = await pace(() => next(turn++), { rate, seconds: part })
    console.log(`  ${second + part} s: ${await shown(run, pid)}`)
  }
}

async function overload(next: (turn: number) => Call, rate: number, pid: number): Promise<void> {
  const run = await pace(next, { rate, seconds: 20, connections: manyConnections })
  console.log(`${rate} calls a second for 20 s: ${await shown(run, pid)}`)
  const begun = performance.now()
  for (;;) {
    const calm = await pace(next, { rate: 20, seconds: 1 })
    if (Object.keys(calm.failures).length === 0 && atShare(calm.times, 0.9) < 100) break
  }
  console.log(`itself again after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function shown({ times, served, failures }: Paced, pid: number): Promise<string> {
  const figures = (all: number[]) =>
    [0.5, 0.99, 1].map((at) => atShare(all, at).toFixed(1)).join(', ')
  const memory = await residentMegabytes(pid)
  return `${times.length} answered, ${JSON.stringify(failures)} failed, p50 p99 max ${figures(times)} ms, over a free connection ${figures(served)} ms, ${memory.toFixed(0)} MB`
}
