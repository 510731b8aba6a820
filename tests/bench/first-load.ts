import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { startPortal } from '../fixtures/portal-server.ts'
import { launchBrowser } from './launch-browser.ts'
import type { Row } from './row.ts'

const budget = 105
const pages = [
  '/',
  '/organization/coolabah-office-supplies',
  '/benefits',
  '/get-started',
  '/discover',
]

/** What a first visitor's browser loads of scripts over the network until the page is quiet, in brotli. */
export async function firstLoad(): Promise<Row[]> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const path of pages) {
      const kilobytes = (await bytesOf(browser, portal.url + path)) / 1000
      const hasBudget = path === '/' || path.startsWith('/organization/') || path === '/discover'
      rows.push({
        what: `first load of ${path}: scripts`,
        figure: `${kilobytes.toFixed(2)} kB`,
        budget: hasBudget ? `≤ ${budget} kB` : '',
        met: hasBudget ? kilobytes <= budget : null,
      })
    }
    return rows
  } finally {
    await browser.close()
    await portal.remove()
  }
}

async function bytesOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const files: string[] = []
  page.on('response', (answer) => {
    const isScript = answer.request().resourceType() === 'script'
    if (isScript && !answer.fromServiceWorker()) files.push(new URL(answer.url()).pathname)
  })
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await context.close()
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(`dist/client${file}`)).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
