/** Resolves when the page has loaded and has nothing better to do, at the latest 5 s after that. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  }
  await new Promise<unknown>((idle) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(idle, { timeout: 5_000 })
    else setTimeout(idle, 1_000)
  })
}
