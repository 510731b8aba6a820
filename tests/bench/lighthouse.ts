import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { startPortal } from '../fixtures/portal-server.ts'
import { startControl } from './control.ts'
import { audit, type Report } from './lighthouse-audit.ts'
import { atMost, middle, type Row } from './row.ts'

const runs = 5
const hosts = ['localhost', 'verdant.localhost', 'harbour.localhost']
/** `LIGHTHOUSE_PAGES=/discover,/` measures these alone. */
const pages = (
  process.env['LIGHTHOUSE_PAGES'] ?? '/,/organization/coolabah-office-supplies,/discover'
).split(',')
const names = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Pair = { ours: Report[]; control: Report[] }

/**
 * Lighthouse for phones, the median of five, in three brands, in turn with the same page without its
 * scripts: scores are of a page on a machine, and only the pair tells the two apart.
 */
export async function lighthouse(): Promise<Row[]> {
  const portal = await startPortal({ DEMO_SUPPLIERS: '2000' })
  await directoryIsThere(portal.url)
  const control = await startControl(portal.url)
  try {
    const rows: Row[] = []
    for (const path of pages) {
      for (const host of hosts) {
        const pair: Pair = { ours: [], control: [] }
        for (let run = 0; run < runs; run += 1) {
          pair.ours.push(await audit(portal.at(host) + path))
          pair.control.push(await audit(control.at(host) + path))
        }
        rows.push(...summarise(`${host} ${path}`, pair))
      }
    }
    return rows
  } finally {
    control.stop()
    await portal.remove()
  }
}

const found = v.object({ total: v.number(), isFilling: v.boolean() })

/** Waits for the generated suppliers and the index of the search, which come after the start. */
async function directoryIsThere(url: string): Promise<void> {
  for (let before = 0; ;) {
    await wait(1000)
    const answer = await fetch(`${url}/api/public/suppliers`)
    const { total, isFilling } = v.parse(found, await answer.json())
    if (!isFilling && total > 100 && total === before) return
    before = total
  }
}

const scoreOf = (reports: readonly Report[], name: (typeof names)[number]) =>
  Math.round(middle(reports.map(({ categories }) => categories[name].score)) * 100)
const valueOf = (reports: readonly Report[], name: keyof Report['audits']) =>
  middle(reports.map(({ audits }) => audits[name].numericValue))

function summarise(what: string, { ours, control }: Pair): Row[] {
  const scores = names.map((name) => scoreOf(ours, name))
  const seconds = (reports: readonly Report[]) =>
    valueOf(reports, 'largest-contentful-paint') / 1000
  const blocked = (reports: readonly Report[]) => valueOf(reports, 'total-blocking-time')
  const best = scoreOf(control, 'performance')
  return [
    {
      what: `Lighthouse ${what}: performance, accessibility, best practices, SEO`,
      figure: scores.join(' / '),
      budget: '≥ 99 / 100 / 100 / 100',
      met: scores.every((score, at) => score >= (at === 0 ? 99 : 100)),
    },
    {
      what: '… performance, of it and of the page without scripts',
      figure: `${scores[0]}, ${best}`,
      budget: 'within 1',
      met: (scores[0] ?? 0) >= best - 1,
    },
    atMost('… LCP', seconds(ours), 1.2, 's', 2),
    atMost('… LCP, more than without scripts', seconds(ours) - seconds(control), 0.1, 's', 2),
    atMost('… blocked, more than without scripts', blocked(ours) - blocked(control), 100, 'ms'),
    atMost('… CLS', valueOf(ours, 'cumulative-layout-shift'), 0, '', 3),
  ]
}
