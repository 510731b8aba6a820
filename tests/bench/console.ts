import type { CDPSession, Page } from 'playwright'
import { openDatabase } from '#server/store/database.ts'
import { becomeAdmin, bootstrapLink } from '../e2e/support/become-admin.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { latenciesOf, watchInteractions } from './interactions.ts'
import { launchBrowser } from './launch-browser.ts'
import { atShare } from './percentiles.ts'
import { atMost, type Row } from './row.ts'
import { fillDirectory } from './server/directory.ts'

const slowdown = 4
const budget = 100
/** Of whom some 10,000 credentials wait. */
const suppliers = 5_000
const decisions = 30

/**
 * How long a verifier's console takes from a key press to the next picture, with 10,000 credentials waiting, on a
 * processor slowed down four times (OPR-2).
 */
export async function consoleSteps(): Promise<Row[]> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  try {
    await portal.stop()
    const waiting = await fill(portal.dataDir)
    await portal.start()
    const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await becomeAdmin(page, await bootstrapLink(portal.dataDir))
    await page.getByRole('heading', { name: 'Credentials to check' }).waitFor()
    // Before the list is there, a key has nowhere to go.
    await page.locator('main ol a').first().waitFor()
    const groups = await measure(page, await context.newCDPSession(page))
    const rows = Object.entries(groups).map(([step, latencies]) =>
      atMost(`console at 4× throttle, ${step}: p95`, atShare(latencies, 0.95), budget, 'ms'),
    )
    return [...rows, { what: '… credentials waiting', figure: `${waiting}`, budget: '', met: null }]
  } finally {
    await browser.close()
    await portal.remove()
  }
}

/** @returns how many credentials wait */
async function fill(dataDir: string): Promise<number> {
  const open = await openDatabase({ databaseUrl: null, dataDir })
  try {
    await fillDirectory(open, suppliers)
    await open.db
      .updateTable('organisation_credentials')
      .set(({ ref }) => ({ waiting_since: ref('created_at') }))
      .where('state', '=', 'pending')
      .execute()
    const { count } = await open.db
      .selectFrom('organisation_credentials')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow()
    return count
  } finally {
    await open.close()
  }
}

/** Walks through the queue and sends what is there back, as somebody does who has the keyboard alone. */
async function measure(page: Page, devtools: CDPSession): Promise<Record<string, number[]>> {
  const groups: Record<string, number[]> = {}
  const press = async (step: string, key: string) => {
    const latencies = await latenciesOf(page, () => page.keyboard.press(key, { delay: 30 }))
    groups[step] = [...(groups[step] ?? []), ...latencies]
  }
  const item = () => new URL(page.url()).searchParams.get('item')
  const isAnother = (before: string | null) =>
    page.waitForFunction((known) => {
      const now = new URL(location.href).searchParams.get('item')
      return now !== known && document.querySelector('main h1, section h1') !== null
    }, before)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchInteractions(page)
  for (let count = 0; count < decisions; count += 1) {
    const before = item()
    await press('next item', 'j')
    await isAnother(before)
  }
  for (let count = 0; count < decisions; count += 1) {
    const before = item()
    await press('form opened', 'r')
    await press('reason chosen', 'Space')
    await press('decided', 'Enter')
    await isAnother(before)
  }
  return groups
}
