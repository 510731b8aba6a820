import type { PublicProfile } from '#src/contract/public-profile.ts'

/** What the badge says of a supplier. */
export type Supplier = {
  name: string
  /** The slug in use; the page may have pasted a former one. */
  slug: string
  /** How many credentials have been verified with their issuers. */
  verified: number
}

/** Milliseconds after which the page's own link is good enough. */
const patience = 5_000

/** The portal that serves this script: scheme, host and port. */
export const portal = new URL(import.meta.url).origin

const loads = new Map<string, Promise<Supplier>>()

/**
 * Reads what is public of a supplier: once for all badges of a page, and again after a failure. The
 * portal learns neither who reads nor on which page.
 * @throws Error when the supplier is unknown, or the portal is out of reach or too slow
 */
export function loadSupplier(slug: string): Promise<Supplier> {
  let load = loads.get(slug)
  if (!load) {
    load = fetchSupplier(slug)
    loads.set(slug, load)
    load.catch(() => loads.delete(slug))
  }
  return load
}

async function fetchSupplier(slug: string): Promise<Supplier> {
  const address = `${portal}/api/public/organisation/detail/${encodeURIComponent(slug)}`
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  })
  // Of an unknown supplier there is no `data`, and reading on throws.
  const { data } = (await answer.json()) as { data: PublicProfile }
  return {
    name: data.name,
    slug: data.slug,
    verified: data.sustainabilityCredentials.filter(({ status }) => status !== 'PENDING').length,
  }
}
