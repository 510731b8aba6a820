import type { Page } from 'playwright'
import { parts, type Measure } from './form-parts.ts'
import { latenciesOf, watchInteractions } from './interactions.ts'
import { atShare } from './percentiles.ts'
import { atMost, type Row } from './row.ts'
import { withForm } from './with-form.ts'

const slowdown = 4
const rounds = 3
const budget = 100

/** Milliseconds that the page takes for the same work each time: machines differ, and one from hour to hour. */
const speed = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now()
    for (let round = 0; round < 5; round += 1)
      Array.from({ length: 20_000 }, (_, at) => String((at * 7919) % 10_007)).sort()
    return Math.round(performance.now() - start)
  })

/**
 * How long the profile form takes from a key press or a tap to the next picture, on a processor slowed
 * down four times.
 */
export function interaction(): Promise<Row[]> {
  return withForm(async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await watchInteractions(page)
    const groups = await measureAll(page)
    const words = await speed(page)
    return [
      ...[...groups].map(([group, latencies]) => rowOf(group, latencies)),
      rowOf('all', [...groups.values()].flat()),
      { what: '… 100,000 words sorted on it', figure: `${words} ms`, budget: '', met: null },
    ]
  })
}

async function measureAll(page: Page): Promise<Map<string, number[]>> {
  const groups = new Map<string, number[]>()
  const measure: Measure = async (group, act) => {
    const before = groups.get(group) ?? []
    groups.set(group, [...before, ...(await latenciesOf(page, act))])
  }
  for (let round = 0; round < rounds; round += 1) for (const act of parts) await act(page, measure)
  return groups
}

const rowOf = (group: string, latencies: readonly number[]): Row =>
  atMost(`interaction at 4× throttle, ${group}: p95`, atShare(latencies, 0.95), budget, 'ms')
