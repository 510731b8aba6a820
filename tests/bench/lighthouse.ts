import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { atMost, middle, type Row } from './row.ts'

const runs = 5
/** Not among the dependencies: it brings 180 MB, for this alone. */
const program = ['--yes', 'lighthouse@13']
const hosts = ['localhost', 'verdant.localhost', 'harbour.localhost']
const pages = ['/', '/organization/coolabah-office-supplies']

const category = v.object({ score: v.number() })
const metric = v.object({ numericValue: v.number() })
const report = v.object({
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'largest-contentful-paint': metric,
    'cumulative-layout-shift': metric,
    'total-blocking-time': metric,
  }),
})
type Report = v.InferOutput<typeof report>

/** Lighthouse for phones, the median of five, in three brands; needs the network once, to fetch it. */
export async function lighthouse(): Promise<Row[]> {
  const portal = await startPortal()
  try {
    const rows: Row[] = []
    for (const path of pages) {
      for (const host of hosts) {
        const reports: Report[] = []
        for (let run = 0; run < runs; run += 1) reports.push(await audit(portal.at(host) + path))
        rows.push(...summarise(`${host} ${path}`, reports))
      }
    }
    return rows
  } finally {
    await portal.remove()
  }
}

async function audit(url: string): Promise<Report> {
  const chromium = findChromium(process.env)
  const flags = '--headless=new --no-sandbox --host-resolver-rules="MAP *.localhost 127.0.0.1"'
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`]
  const child = spawn('npx', [...program, url, ...options], {
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return v.parse(report, JSON.parse(said))
}

function summarise(what: string, reports: readonly Report[]): Row[] {
  const scoreOf = (name: keyof Report['categories']) =>
    Math.round(middle(reports.map(({ categories }) => categories[name].score)) * 100)
  const valueOf = (name: keyof Report['audits']) =>
    middle(reports.map(({ audits }) => audits[name].numericValue))
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map(scoreOf)
  const isGood = scores.every((score, at) => score >= (at === 0 ? 99 : 100))
  return [
    {
      what: `Lighthouse ${what}: performance, accessibility, best practices, SEO`,
      figure: scores.join(' / '),
      budget: '≥ 99 / 100 / 100 / 100',
      met: isGood,
    },
    atMost(`… LCP`, valueOf('largest-contentful-paint') / 1000, 1.2, 's', 2),
    atMost('… CLS', valueOf('cumulative-layout-shift'), 0, '', 3),
  ]
}
