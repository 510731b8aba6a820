import 'fake-indexeddb/auto'
import { createApi } from '../../api/create-api.ts'
import type { Language } from '../../i18n/languages.ts'
import { createLocalArea } from '../../lib/local-area.ts'
import { createBrowserDevice } from '../../storage/browser-device.ts'
import { createCacheRows } from '../../storage/cache-rows.ts'
import { openDatabase } from '../../storage/database.ts'
import { createData, type DataOptions } from '../create-data.ts'

let databases = 0
/** For as long as a test lasts. */
const never = () => new Promise<void>(() => {})

/** A browser: what the network answers by path (status 0: no network; `retryAfter`: s), a clock, a device that lasts. */
export function browser() {
  const answers: Record<string, { status: number; body: unknown; retryAfter?: number }> = {}
  /** Set: a captive portal answers everything with this page. */
  const captive = { page: '' }
  const asked: string[] = []
  const clock = { now: 1_000_000_000 }
  const database = openDatabase(`browser-${databases++}`)
  const local = createLocalArea(() => {
    throw new Error('local storage as long as this test')
  })
  /** The device as pages of a language see it. */
  const deviceIn = (language: Language) =>
    createBrowserDevice({
      local,
      idle: async () => {},
      now: () => clock.now,
      open: async () => createCacheRows(database, language),
    })
  const device = deviceIn('en')
  const api = createApi({
    baseUrl: '/api',
    paths: {},
    token: async () => null,
    refresh: async () => null,
    fetch: async (input) => {
      const url = typeof input === 'string' ? input : ''
      asked.push(url)
      if (captive.page) {
        return new Response(captive.page, { headers: { 'content-type': 'text/html' } })
      }
      const answer = answers[url]
      if (!answer || answer.status === 0) throw new TypeError('Failed to fetch')
      const { status, retryAfter } = answer
      const headers = new Headers(retryAfter ? { 'retry-after': String(retryAfter) } : {})
      return Response.json(answer.body, { status, headers })
    },
  })
  /** A visit is a page load: nothing in memory, the device as it was left. */
  const visit = (options: Partial<DataOptions> = {}) =>
    createData({ api, device, local, now: () => clock.now, patience: never, ...options })
  return { answers, asked, captive, clock, device, deviceIn, local, visit }
}
