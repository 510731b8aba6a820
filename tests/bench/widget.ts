/**
 * The badge for other people's pages beside its like, on the same page and machine in one run:
 * `npm run build`, then `npm run bench:widget`. Medians; the figures tell something on an idle machine
 * only, so the machine's load is printed with them.
 */
import { loadavg } from 'node:os'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startOtherSite } from '../e2e/support/other-site.ts'
import { startPortal } from '../e2e/support/server.ts'
import { contestants } from './widget/contestants.ts'
import { measure, type Figures } from './widget/measure.ts'

const rounds = 7
const few = 1
const many = 50

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const medianOf = (runs: Figures[], of: keyof Figures) => middle(runs.map((run) => run[of]))

function compressed(script: string | null): number {
  if (script === null) return 0
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(Buffer.from(script), { params }).length
}

const executablePath = findChromium(process.env)
const portal = await startPortal()
const site = await startOtherSite()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const all = await contestants(portal.url)
  const runs = new Map(all.map((one) => [one, { few: [] as Figures[], many: [] as Figures[] }]))
  // In turn, so that a slow moment of the machine hits all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [one, figures] of runs) {
      figures.few.push(await measure(browser, site, one, few))
      figures.many.push(await measure(browser, site, one, many))
    }
  }
  console.log(`${rounds} rounds, load ${loadavg()[0]?.toFixed(2)}`)
  console.table(
    Object.fromEntries(
      [...runs].map(([{ name, script }, figures]) => {
        const scripts = [figures.few, figures.many].map((group) => medianOf(group, 'script'))
        const [once = 0, often = 0] = scripts
        return [
          name,
          {
            'bytes (brotli)': compressed(script),
            'requests 1': medianOf(figures.few, 'requests'),
            'requests 50': medianOf(figures.many, 'requests'),
            'script ms 1': Number(once.toFixed(1)),
            'script ms 50': Number(often.toFixed(1)),
            ratio: Number((often / once).toFixed(2)),
            'shift 1': Number(medianOf(figures.few, 'shift').toFixed(4)),
            'shift 50': Number(medianOf(figures.many, 'shift').toFixed(4)),
          },
        ]
      }),
    ),
  )
} finally {
  await browser.close()
  await site.close()
  await portal.remove()
}
