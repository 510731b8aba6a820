import type { BrowserContext, Page, Route } from 'playwright/test'

/** What may happen to a save on its way to the server and back. */
export const faults = [
  'none',
  'request lost',
  'answer lost',
  'answer too late',
  'sent twice',
  '500 before',
  '500 after',
] as const
export type Fault = (typeof faults)[number]

/** The saves that reached the server, and what was made to happen to them. */
export type Wire = {
  /** What happens to the next save. */
  next: Fault
  /** Idempotency key of each save that the server stored, once for each time it said so. */
  readonly stored: string[]
  readonly counts: Record<Fault, number>
}

/** Stands between the pages of a context and the server. */
export async function openWire(context: BrowserContext): Promise<Wire> {
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Wire['counts']
  const wire: Wire = { next: 'none', stored: [], counts }
  const deliver = async (route: Route) => {
    const answer = await route.fetch()
    const isNew = answer.ok() && answer.headers()['idempotent-replayed'] === undefined
    if (isNew) wire.stored.push(route.request().headers()['idempotency-key'] ?? 'no key')
    return answer
  }
  await context.route('**/api/organizations/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const fault = wire.next
    wire.next = 'none'
    counts[fault] += 1
    // A page that is gone cannot be answered any more.
    const answer = (work: Promise<void>) => work.catch(() => {})
    if (fault === 'request lost') return answer(route.abort('connectionreset'))
    if (fault === '500 before') return answer(route.fulfill({ status: 500, json: broken }))
    if (fault === 'sent twice') await deliver(route)
    const response = await deliver(route)
    if (fault === 'answer lost') return answer(route.abort('connectionreset'))
    if (fault === 'answer too late') return answer(route.abort('timedout'))
    if (fault === '500 after') return answer(route.fulfill({ status: 500, json: broken }))
    return answer(route.fulfill({ response }))
  })
  return wire
}

const broken = { message: 'Broken', code: 'broken' }

/** Ends the page's process as the system does that needs its memory: nothing in it runs any more. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Never answered: the page that would answer is gone.
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
