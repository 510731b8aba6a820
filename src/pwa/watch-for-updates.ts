/** In ms. */
const hour = 3_600_000

/**
 * Looks for a new version when somebody comes back to the page, every hour, and when a part of the
 * portal is missing; an installed portal may stay open for weeks.
 * @param onWaiting told of each new version that waits, also of one that waited before
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const tell = () => {
    // The very first worker passes through this state too, on its way into charge.
    if (registration.waiting && registration.active) onWaiting(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', tell)
  tell()
  follow()
  registration.addEventListener('updatefound', follow)

  // Without a network there is none.
  const look = () => void registration.update().catch(() => undefined)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  window.addEventListener('vite:preloadError', look)
  setInterval(look, hour)
}
