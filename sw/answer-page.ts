import { comesWhole } from './comes-whole.ts'
import { isServerAway } from './policy.ts'

/** How long the network may take to begin a page when the shell can open instead, in ms. */
const patience = 3_000

/**
 * A page of the portal: from the network, else the shell, which shows what the device knows. A server
 * that has no page to give (see `isServerAway`), takes too long or sends it by the byte counts as no network.
 * @param shell null where it is missing, so that only the network can answer
 */
export async function answerPage(
  event: FetchEvent,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const online = fromNetwork(event)
  const first = await Promise.race([online.catch(() => null), late()])
  if (first && !isServerAway(first.status) && (await comesWhole(first))) return first
  const instead = await shell()
  if (!instead) return first ?? online
  // One of the few connections that a browser opens to a host would be taken for as long as it trickles.
  void first?.body?.cancel().catch(() => undefined)
  return instead
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
