import type { PublicProfile } from '#src/contract/public-profile.ts'

/** What the badge says of a supplier. */
export type Supplier = {
  /** Empty while it is not known. */
  name: string
  /** The slug in use; the page may have pasted a former one. */
  slug: string
  /** How many credentials have been verified with their issuers. */
  verified: number
  /** Of the answer: 404 nobody of that slug, 410 not shown any more, 0 no answer in time. */
  status: number
}

/** Milliseconds after which the page's own link is good enough. */
const patience = 5_000

const loads = new Map<string, Promise<Supplier>>()

/**
 * Reads what is public of a supplier: once for all badges of a page, and again after an error. The
 * portal learns neither who reads (another origin's cookies do not go along) nor on which page. Never
 * rejects.
 * @param portal scheme, host and port
 */
export function loadSupplier(portal: string, slug: string): Promise<Supplier> {
  const address = `${portal}/api/public/organisation/detail/${encodeURIComponent(slug)}`
  const load = loads.get(address) ?? read(address, slug)
  loads.set(address, load)
  return load
}

async function read(address: string, slug: string): Promise<Supplier> {
  let status = 0
  try {
    const answer = await fetch(address, {
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    })
    status = answer.status
    // Of a failure there is no `data`, and reading on throws.
    const { data } = (await answer.json()) as { data: PublicProfile }
    return { ...data, verified: data.verifiedCredentials ?? 0, status }
  } catch {
    loads.delete(address)
    return { name: '', slug, verified: 0, status }
  }
}
