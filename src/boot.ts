/**
 * Starts the portal. A page that the server rendered can already be read and its links work, so the
 * application is fetched when the browser is idle or at the first sign of use; the offline shell has
 * nothing to show without it and starts at once.
 */
const firstUse = ['pointerdown', 'keydown', 'focusin'] as const
let started = false

function start(replay?: Event): void {
  if (started) return
  started = true
  for (const type of firstUse) removeEventListener(type, start, true)
  void import('./entry-client.tsx').then(({ startPortal }) => startPortal(replay?.target ?? null))
}

function startWhenIdle(): void {
  for (const type of firstUse) addEventListener(type, start, { capture: true, passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: 2000 })
  else start()
}

if (!document.getElementById('seed')) start()
else if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
