import { brotliCompressSync, constants } from 'node:zlib'
import { startOtherSite } from '../fixtures/other-site.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { contestants } from './widget/contestants.ts'
import { launchBrowser } from './launch-browser.ts'
import { middle, type Row } from './row.ts'
import { measure, type Figures } from './widget/measure.ts'

const rounds = 7
const few = 1
const many = 50

const medianOf = (runs: Figures[], of: keyof Figures) => middle(runs.map((run) => run[of]))

function compressed(script: string | null): number {
  if (script === null) return 0
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(Buffer.from(script), { params }).length
}

type Runs = { few: Figures[]; many: Figures[] }

/** The badge for other people's pages beside its like, on the same page and machine in one run. */
export async function widget(): Promise<Row[]> {
  const portal = await startPortal()
  const site = await startOtherSite()
  const browser = await launchBrowser()
  try {
    const all = await contestants(portal.url)
    const runs = new Map<(typeof all)[number], Runs>(all.map((one) => [one, { few: [], many: [] }]))
    // In turn, so that a slow moment of the machine hits all of them alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const [one, figures] of runs) {
        figures.few.push(await measure(browser, site, one, few))
        figures.many.push(await measure(browser, site, one, many))
      }
    }
    return [...runs].flatMap(([{ name, script }, figures], at) =>
      rowsOf(name, compressed(script), figures, at === 0),
    )
  } finally {
    await browser.close()
    await site.close()
    await portal.remove()
  }
}

/** Budgets are for our own, which comes first. */
function rowsOf(name: string, bytes: number, { few: once, many: often }: Runs, isOurs: boolean) {
  const [one, fifty] = [medianOf(once, 'script'), medianOf(often, 'script')]
  const shifts = [medianOf(once, 'shift'), medianOf(often, 'shift')]
  const row = (what: string, figure: string, budget: string, met: boolean): Row => {
    return { what: `${name}: ${what}`, figure, ...(isOurs ? { budget, met } : none) }
  }
  return [
    row('script, brotli', `${bytes} B`, '≤ 1800 B', bytes <= 1800),
    row(
      'script time of 1 and of 50',
      `${one.toFixed(1)} ms, ${fifty.toFixed(1)} ms${one > 0 ? ` = ${(fifty / one).toFixed(2)}×` : ''}`,
      '≤ 1.5×',
      fifty / one <= 1.5,
    ),
    row(
      'requests of 1 and of 50',
      `${medianOf(once, 'requests')}, ${medianOf(often, 'requests')}`,
      'the same',
      medianOf(once, 'requests') === medianOf(often, 'requests'),
    ),
    row(
      'layout shift',
      shifts.map((shift) => Number(shift.toFixed(3))).join(', '),
      '0',
      Math.max(...shifts) === 0,
    ),
  ]
}

const none = { budget: '', met: null }
