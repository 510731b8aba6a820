/**
 * How long the profile form takes from a key press or a tap to the next picture, on a processor slowed
 * down four times: `npm run build`, then `node tests/bench/interaction.ts`. Budget: p95 at most 100 ms
 * for the product search and for ticking in the tree of locations. The figures tell something on an
 * idle machine only, so the machine's load is printed with them.
 */
import { loadavg } from 'node:os'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.ts'
import { demoAccount, signIn } from '../e2e/support/accounts.ts'
import { startPortal } from '../e2e/support/server.ts'
import { parts, type Measure } from './form-parts.ts'
import { latenciesOf, watchInteractions } from './interactions.ts'
import { summarise } from './percentiles.ts'

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

const executablePath = findChromium(process.env)
const portal = await startPortal()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
  await page.getByRole('treeitem').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchInteractions(page)
  const load = () => loadavg()[0]?.toFixed(2)
  console.log(`load at the start ${load()}; processor slowed down ${slowdown} times`)
  console.log(`100,000 words sorted in ${await speed(page)} ms`)
  const groups = new Map<string, number[]>()
  const measure: Measure = async (group, act) => {
    const before = groups.get(group) ?? []
    groups.set(group, [...before, ...(await latenciesOf(page, act))])
  }
  for (let round = 0; round < rounds; round += 1) for (const act of parts) await act(page, measure)
  for (const [group, latencies] of groups)
    console.log(`${group.padEnd(16)} ${summarise(latencies)}`)
  console.log(`${'all'.padEnd(16)} ${summarise([...groups.values()].flat())}`)
  console.log(`100,000 words sorted in ${await speed(page)} ms`)
  console.log(`load at the end ${load()}; budget p95 ${budget} ms`)
} finally {
  await browser.close()
  await portal.remove()
}
