import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { atShare } from '../percentiles.ts'
import type { Row } from '../row.ts'
import { profilePage } from './paths.ts'
import type { ProductionServer } from './production-server.ts'
import { walk } from './walk.ts'

const script = fileURLToPath(new URL('watch-health.ts', import.meta.url))
const pages = 400
/** Milliseconds for which a page may hold up everybody else. */
const most = 5

/**
 * How long others wait while one caller reads pages that are not in the cache, one after another: what a
 * page takes of the thread that answers, without a queue of pages before it. Beside the same with nobody
 * else, because a machine wakes late by itself.
 */
export async function stalls(
  server: ProductionServer,
  slugs: (count: number) => string[],
): Promise<Row[]> {
  const calm = await watch(server.url, () => setTimeout(3_000))
  const busy = await watch(server.url, () => walk(server, slugs(pages).map(profilePage), 1))
  const shares = (times: number[]) =>
    `p99 ${atShare(times, 0.99).toFixed(1)} ms, max ${atShare(times, 1).toFixed(1)} ms`
  return [
    { what: '/health every 5 ms, nobody else', figure: shares(calm), budget: '', met: null },
    {
      what: `… while one caller reads ${pages} cold pages`,
      figure: shares(busy),
      budget: `p99 ≤ ${most} ms`,
      met: atShare(busy, 0.99) <= most,
    },
  ]
}

/** Milliseconds of each answer of `/health` while something else is done. */
async function watch(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const child = spawn(process.execPath, [script, `${url}/health`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  await work()
  child.stdin.end()
  return v.parse(v.array(v.number()), JSON.parse(await said))
}
