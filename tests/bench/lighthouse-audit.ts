import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { findChromium } from '../../scripts/find-chromium.ts'

/** Not among the dependencies: it brings 180 MB, for this alone. */
const program = ['--yes', 'lighthouse@13']

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
export type Report = v.InferOutput<typeof report>

/** One run of Lighthouse for phones; needs the network once, to fetch it. */
export async function audit(url: string): Promise<Report> {
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
