// First of all styles: in the shell those of the parts come in any order.
import '../ui/layers.css'
import { createClaimMode } from '../data/claim-mode.ts'
import { guardComposition } from '../lib/composition-guard.ts'
import { createLocalArea } from '../lib/local-area.ts'

/**
 * Starts the portal. A page that the server rendered can already be read and its links work, so the
 * application is fetched when the browser is idle or at the first sign of use; the offline shell, and a
 * page whose screen is drawn here, have nothing to show without it and start at once.
 */
const firstUse = ['pointerdown', 'keydown', 'focusin', 'click', 'online'] as const
let started = false
/** Whether the network has come back while an attempt was under way, which may fail all the same. */
let isBack = false
let held: Element | null = null
let pressed: HTMLButtonElement | null = null
let offered: Event | null = null
/** Says that the application could not be fetched. */
const failure = document.getElementById('not-loaded')
/** Is there where the server has drawn the screen. */
const drawn = document.querySelector('#seed:not([data-empty])')

function start(): void {
  if (started) return
  started = true
  void import('../entry-client.tsx')
    .then(async ({ startPortal }) => {
      await startPortal(takePresses, () => offered)
      failure?.remove()
    }, tryLater)
    .catch(sayItFailed)
}

/**
 * Without a network the application cannot be fetched: it is again with the next use of the page, or online.
 * Firefox remembers what could not be fetched until the page is loaded again, to which a link leads.
 */
function tryLater(error: unknown): void {
  started = false
  sayItFailed(error)
  // Whoever is told to try again does not expect it to happen by itself later.
  pressed = null
  if (!isBack) return
  isBack = false
  start()
}

/** The shell has nothing else to show; a page of the server can be read, and its links work. */
function sayItFailed(error: unknown): void {
  console.error(error)
  if (!drawn || pressed) failure?.removeAttribute('hidden')
}

/** A button does nothing until the page is live; it must not seem to be broken. */
function rememberPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) pressed = button
  held = null
}

function rememberHeld({ target }: Event): void {
  held = target instanceof Element ? target : null
}

const takePresses = () => ({ pressed, held })

/** A picture or a typeface that hangs on a poor line must not keep the application away. */
function startSoon(): void {
  if (document.readyState === 'complete') return startWhenIdle()
  addEventListener('load', startWhenIdle, { once: true })
  setTimeout(startWhenIdle, 3000)
}

function startWhenIdle(): void {
  afterPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else start()
  })
}

/** Nothing is to compete with what is to be seen; a page in the background paints nothing. */
function afterPaint(work: () => void): void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (document.hidden || !isTold) return work()
  const painting = new PerformanceObserver(() => {
    painting.disconnect()
    work()
  })
  painting.observe({ type: 'paint', buffered: true })
}

addEventListener('keydown', guardComposition, true)
addEventListener('click', rememberPressed, true)
addEventListener('pointerdown', rememberHeld, true)
addEventListener('online', () => (isBack = started), true)
for (const type of firstUse) addEventListener(type, start, true)
// RTE-5: the next page may be asked for before the application could take note of this address.
createClaimMode(createLocalArea(() => sessionStorage)).readAddress(
  Object.fromEntries(new URLSearchParams(location.search)),
)
// The browser offers once to install the portal, and may do so before the application is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered = event
})
if (drawn) startSoon()
else start()
