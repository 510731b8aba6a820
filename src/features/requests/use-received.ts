import type { RequestCounts } from '#src/contract/requests/request-counts.ts'
import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import type { SupplierRequestsData } from '#src/data/supplier-requests-data.ts'
import { type Pages, usePages } from '#src/ui/use-pages.ts'

/** The requests that a supplier has received. */
export type Received = Pick<Pages<ReceivedRequest>, 'loaded' | 'more' | 'readAgain'> & {
  /** Puts what the server has answered in the place of what was there. */
  put(request: ReceivedRequest): void
}

/** @param slug of the supplier */
export function useReceived(slug: string, requests: SupplierRequestsData): Received {
  const { loaded, more, readAgain, change } = usePages(`requests to ${slug}`, (after) =>
    requests.page(after),
  )
  return {
    ...{ loaded, more, readAgain },
    put: (one) => change((all) => all.map((other) => (other.id === one.id ? one : other))),
  }
}

/** Null while they are not known. All that wait are among the first. */
export function countsOf({ loaded }: Pick<Received, 'loaded'>): RequestCounts | null {
  if (loaded.state !== 'ready') return null
  const { results } = loaded.value
  return { all: results.length, open: results.filter(({ state }) => state === 'open').length }
}
