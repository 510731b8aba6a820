/** How long the network may take for a page when the shell can open instead, in ms. */
const patience = 3_000

/**
 * A page of the portal: from the network, else the shell, which shows what the device knows. A server
 * that is ill (5xx) or takes too long counts as no network.
 * @param shell null where it is missing, so that only the network can answer
 */
export async function answerPage(
  event: FetchEvent,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const online = fromNetwork(event)
  const first = await Promise.race([online.catch(() => null), late()])
  if (first && first.status < 500) return first
  return (await shell()) ?? first ?? online
}

/** A page by the network alone, which the browser may have begun to fetch while the worker started. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}

async function late(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, patience))
  return null
}
