/** Says whether the server can work: its database answers too. The service worker leaves it alone. */
const address = '/ready'
/** ms until a probe counts as not answered. */
const probeTimeout = 5_000

/**
 * Asks the server for a sign of life. A captive portal answers with a redirect or with a page of its
 * own, so the content is read as well.
 * @returns whether the server itself has answered. Never rejects.
 */
export async function askServer(
  fetch: typeof globalThis.fetch,
  signal = AbortSignal.timeout(probeTimeout),
): Promise<boolean> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal,
    })
    if (!response.ok) return false
    const answer = (await response.json()) as { status?: unknown } | null
    return answer?.status === 'ready'
  } catch {
    return false
  }
}
