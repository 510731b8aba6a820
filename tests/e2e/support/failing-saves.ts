import type { APIResponse, BrowserContext, Request, Response, Route } from 'playwright/test'
import { freePort } from '../../fixtures/free-port.ts'
import { inPlaceOf, trickle } from './in-place-of.ts'

type Try = {
  route: Route
  /** Of the page that makes it. */
  context: BrowserContext
  /** Has the server store it, and tells nobody. */
  store: () => Promise<APIResponse>
  /** The page waits from here on for what does not come. */
  begun: () => void
}

/** How a save may fail once. */
type Failure = {
  name: string
  fail: (save: Try) => Promise<void>
  /** Milliseconds that the next try has to wait at least. */
  wait: number
  /** The server has stored the save, and only its deadline tells the page that it has failed. */
  isSilent?: true
}

const wait = 2_000
const answered = (name: string, answer: Parameters<Route['fulfill']>[0]): Failure => ({
  name,
  fail: ({ route }) => route.fulfill(answer),
  wait,
})

export const failures: readonly Failure[] = [
  answered('500', { status: 500, json: {} }),
  answered('502', { status: 502, body: '<h1>Bad gateway</h1>' }),
  answered('503', { status: 503, json: {} }),
  answered('429', { status: 429, json: {} }),
  {
    ...answered('429 with Retry-After', {
      status: 429,
      headers: { 'retry-after': '3' },
      json: {},
    }),
    wait: 3_000,
  },
  { name: 'a reset', fail: ({ route }) => route.abort('connectionreset'), wait },
  {
    name: 'an answer that never comes',
    async fail({ store, begun }) {
      await store()
      begun()
    },
    wait,
    isSilent: true,
  },
  { name: 'an answer that trickles', fail: trickleOnce, wait, isSilent: true },
]

async function trickleOnce({ route, context, store, begun }: Try): Promise<void> {
  await store()
  const request = route.request()
  const isOurs = (one: Request | Response) => ('request' in one ? one.request() : one) === request
  const url = `http://localhost:${await freePort()}`
  await inPlaceOf(url, trickle, async () => {
    const head = context.waitForEvent('response', isOurs)
    const end = context.waitForEvent('requestfailed', isOurs)
    await route.continue({ url })
    await head
    begun()
    await end
  })
}

/**
 * Lets the next save fail, and notes each try of it. The clock of all pages stands still from its first try on.
 * @returns `keys`: under which it was tried; `versions`: of what is stored, as a try that reaches the server
 *   is told; `failed` resolves once the page is told, or waits for its deadline
 */
export async function failOnce(context: BrowserContext, { fail }: Failure) {
  const keys: (string | undefined)[] = []
  const versions: (string | undefined)[] = []
  const { promise: failed, resolve: begun, reject } = Promise.withResolvers<void>()
  const saves = '**/api/organizations/*'
  const handle = async (route: Route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const store = async () => {
      const answer = await route.fetch()
      versions.push(answer.headers()['etag'])
      return answer
    }
    keys.push(request.headers()['idempotency-key'])
    if (keys.length > 1) return route.fulfill({ response: await store() })
    await holdClock(context)
    return fail({ route, context, store, begun }).then(begun, reject)
  }
  await context.route(saves, handle)
  return { keys, versions, failed, end: () => context.unroute(saves, handle) }
}

/** Stops the clock a little ahead, since it goes on while it is read. */
async function holdClock(context: BrowserContext): Promise<void> {
  const times = await Promise.all(context.pages().map((page) => page.evaluate(() => Date.now())))
  await context.clock.pauseAt(Math.max(...times) + 1_000)
}
