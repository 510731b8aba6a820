/** What the worker keeps of the brand, by path. */
const ofBrand = /^\/(?:brands|modules)\//

/**
 * Lets a worker that has just come see the pictures of the brand, so that they are there offline after
 * the first visit. Those that this page loaded without it come from the browser's own cache.
 * @param ofEveryPage those that other pages show; absolute or not
 */
export async function keepLook(ofEveryPage: readonly string[]): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const all = [...loaded, ...ofEveryPage].map((url) => new URL(url, window.origin))
  const pictures = all.filter(
    ({ origin, pathname }) => origin === window.location.origin && ofBrand.test(pathname),
  )
  const urls = new Set(pictures.map(({ href }) => href))
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: 'force-cache' })))
}

/**
 * Pages have the brand's stylesheet in them, so only this lets the worker renew the one that it keeps
 * for the shell.
 */
export async function renewLook(): Promise<void> {
  // Without a network the one that is kept stays.
  await fetch('/brand.css').catch(() => undefined)
}
