import type { Browser, Page } from 'playwright'
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
    const pictures = await picturesOf(page)
    const groups = await measure(page)
    const rows = Object.entries(groups).map(([step, latencies]) =>
      atMost(`console at 4× throttle, ${step}: p95`, atShare(latencies, 0.95), budget, 'ms'),
    )
    const control = atShare(await measureControl(browser, portal.url, pictures), 0.95)
    return [
      ...rows,
      {
        ...{ what: '… the same pictures without a program: p95', figure: `${control} ms` },
        ...{ budget: '', met: null },
      },
      { what: '… credentials waiting', figure: `${waiting}`, budget: '', met: null },
    ]
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

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Two items of the queue, each as the markup of the whole page. */
async function picturesOf(page: Page): Promise<string[]> {
  const pictures: string[] = []
  for (const _ of ['first', 'second']) {
    await page.keyboard.press('j')
    await page.locator('main dl').waitFor()
    pictures.push(await page.locator('body').innerHTML())
    await page.keyboard.press('Escape')
    await page.locator('main dl').waitFor({ state: 'detached' })
  }
  return pictures
}

/** How long the browser takes for the pictures alone: a key puts the markup of the other one in place. */
async function measureControl(
  browser: Browser,
  portal: string,
  pictures: string[],
): Promise<number[]> {
  // The policy of the document lets nothing put markup in place.
  const page = await browser.newPage({ baseURL: portal, bypassCSP: true, reducedMotion: 'reduce' })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/operate')
  await page.evaluate((bodies) => {
    let at = 0
    const show = () => {
      at = 1 - at
      document.body.innerHTML = bodies[at] ?? ''
      document.querySelector<HTMLElement>('h1')?.focus()
    }
    show()
    document.addEventListener('keydown', show)
  }, pictures)
  await slowDown(page)
  await watchInteractions(page)
  const latencies: number[] = []
  for (let count = 0; count < decisions; count += 1)
    latencies.push(...(await latenciesOf(page, () => page.keyboard.press('j', { delay: 30 }))))
  return latencies
}

/** Walks through the queue and sends what is there back, as somebody does who has the keyboard alone. */
async function measure(page: Page): Promise<Record<string, number[]>> {
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
  await slowDown(page)
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
