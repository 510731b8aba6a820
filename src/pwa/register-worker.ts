import { messageSW, Workbox } from 'workbox-window'
import {
  holdsMessage,
  cacheMessage,
  takeOverMessage,
  type PageMessage,
} from '../contract/worker-messages.ts'
import { ownScriptUrl } from '../lib/own-script-url.ts'

/** In ms: how long a worker may take to answer, and to take over; the pause between two update checks. */
const answerTime = 2_000
const takeOverTime = 4_000
const hour = 3_600_000

const late = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause))

/** The registration of the page's worker. */
export type Registration = {
  /** Resolves when a worker is in charge of the page. */
  inCharge: Promise<unknown>
  /** Puts the newest version in charge; resolves when it is, or when that takes too long. */
  takeOver(): Promise<void>
}

/**
 * Registers the worker and looks for new versions of it: when the page is shown again, every hour, and
 * when a part of the portal is missing. An installed portal may stay open for weeks.
 * @param pictures of the brand, to be cached for the time without a network
 * @param onUpdate there is a version that is not this page's
 * @throws Error when the browser refuses
 */
export async function registerWorker(
  pictures: readonly string[],
  onUpdate: () => void,
): Promise<Registration> {
  const container = navigator.serviceWorker
  const workbox = new Workbox(ownScriptUrl('sw', workerFile()))

  /** For a worker that waits or that another tab activated; a page may be of its version already. */
  async function compare(worker: ServiceWorker): Promise<void> {
    if (!(await isOwnVersion(worker))) onUpdate()
    else worker.postMessage({ type: takeOverMessage } satisfies PageMessage)
  }

  const { controller: first } = container
  let hadController = first !== null
  const inCharge = Promise.withResolvers<void>()
  // Workbox's own promise knows only of a worker that this page has begun to install.
  function meet(): void {
    const { controller } = container
    if (!controller) return
    askToCacheLook(controller, pictures)
    // The first worker of a page replaces no other version.
    if (hadController) void compare(controller)
    hadController = true
    inCharge.resolve()
  }

  workbox.addEventListener('waiting', ({ sw }) => sw && void compare(sw))
  workbox.addEventListener('controlling', meet)
  if (first) {
    inCharge.resolve()
    askToCacheLook(first, pictures)
  }
  const registration = await workbox.register({ immediate: true })
  // Workbox listens from here on: a worker may have come to be in charge during the registration.
  if (!hadController) meet()

  const look = async () => {
    // Rejects without a network, where there is no new version.
    await registration?.update().catch(() => undefined)
    // Workbox reports only the first update that it did not request itself.
    if (registration?.waiting) await compare(registration.waiting)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  window.addEventListener('vite:preloadError', () => void look())
  setInterval(() => void look(), hour)

  return {
    inCharge: inCharge.promise,
    async takeOver() {
      if (!registration?.waiting) return
      const changed = new Promise((resolve) => workbox.addEventListener('controlling', resolve))
      workbox.messageSkipWaiting()
      await Promise.race([changed, late(takeOverTime)])
    },
  }
}

/** With the language of the page, whose texts the worker keeps. */
function workerFile(): string {
  const { lang } = document.documentElement
  return lang === 'en' ? '/sw.js' : `/sw.js?language=${lang}`
}

/**
 * Whether a worker is of the same version as this page, told by the script that started the page. A worker
 * that does not know the question never answers.
 */
async function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  if (!boot) return false
  const question: PageMessage = { type: holdsMessage, url: new URL(boot.src).pathname }
  return (await Promise.race([messageSW(worker, question), late(answerTime)])) === true
}

/**
 * Asks the worker to cache the look of the brand, so that it is there offline after the first visit, and
 * after one behind a captive portal. The worker fetches what its cache lacks, to spare the page.
 * @param ofEveryPage those that other pages show; absolute or not
 */
function askToCacheLook(worker: ServiceWorker, ofEveryPage: readonly string[]): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: PageMessage = { type: cacheMessage, urls: [...loaded, ...ofEveryPage] }
  worker.postMessage(message)
}
