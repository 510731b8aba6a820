/** A function is asked anew for each request; null lets the portal answer. */
type Answer =
  | { status?: number; json: unknown }
  | ((request: Request) => Response | null | Promise<Response | null>)

type Rule = { method: string; path: RegExp; answer: Answer }

/** A request that a screen has sent. */
export type Sent = { method: string; path: string; body: unknown }

const direct = window.fetch.bind(window)
let rules: Rule[] = []
let isCut = false
let sent: Sent[] = []

/** Moves on with each page: what a page that is gone has asked is never answered, and it stands still. */
let era = 0

window.fetch = async (input, init) => {
  const begun = era
  // A promise that `finally` returns is waited for.
  return answerTo(new Request(input, init)).finally(() => (begun === era ? null : never()))
}

async function answerTo(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  sent.push({ method: request.method, path: pathname + search, body: await bodyOf(request) })
  const rule = rules.find((one) => one.method === request.method && one.path.test(pathname))
  if (isCut) throw new TypeError('Failed to fetch')
  if (!rule) return direct(request)
  if (typeof rule.answer === 'function') {
    const answer = await Promise.race([rule.answer(request.clone()), aborted(request)])
    return answer ?? direct(request)
  }
  return Response.json(rule.answer.json, { status: rule.answer.status ?? 200 })
}

const never = (): Promise<never> => new Promise(() => {})

Object.defineProperty(navigator, 'onLine', { get: () => !isCut, configurable: true })

/** Rejects when whoever sent a request gives it up, as the browser's own `fetch` does. */
const aborted = ({ signal }: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp)
  })

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What lies between the screens and the portal. Each test begins with an undisturbed one. */
export const network = {
  /**
   * Answers in the portal's place from now on; a later rule counts before an earlier one.
   * @param path of the address, without its query
   * @param answer may reject, as a lost connection does
   */
  answer(method: string, path: RegExp, answer: Answer): void {
    rules = [{ method, path, answer }, ...rules]
  },
  /** Lets the portal answer again. */
  restore(): void {
    rules = []
  },
  /** Cuts the network, or joins it again; the browser says so to the page. */
  setOffline(isOffline: boolean): void {
    isCut = isOffline
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  },
  /** Leaves the requests under way without an answer, since their page is gone. */
  abandon(): void {
    era += 1
  },
  /** What was sent since the test began, or of one method, oldest first. */
  sent: (method?: string): Sent[] => sent.filter((one) => !method || one.method === method),
  /** As it is when a test begins. */
  reset(): void {
    rules = []
    sent = []
    isCut = false
  },
}

/** A request that never comes back, unless the page gives it up. */
export const noAnswer = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A request that reaches the portal. */
export const passOn = (request: Request): Promise<Response> => direct(request)

/** A request whose connection is lost. */
export const lostConnection = (): Promise<Response> =>
  Promise.reject(new TypeError('Failed to fetch'))
