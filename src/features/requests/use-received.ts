import { useState } from 'react'
import type { RequestCounts } from '#src/contract/requests/request-counts.ts'
import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import type { SupplierRequestsData } from '#src/data/supplier-requests-data.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'

/** The requests that a supplier has received. */
export type Received = {
  list: Loaded<readonly ReceivedRequest[]>
  /** Puts what the server has answered in the place of what was there. */
  put(request: ReceivedRequest): void
  readAgain(): Promise<void>
}

/** @param slug of the supplier */
export function useReceived(slug: string, requests: SupplierRequestsData): Received {
  const [now, setNow] = useState<readonly ReceivedRequest[] | null>(null)
  async function readAgain() {
    setNow(await requests.list())
  }
  const read = useLoaded(`requests to ${slug}`, async () => {
    const all = await requests.list()
    setNow(all)
    return all
  })
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    readAgain,
    put: (one) => setNow((all) => all && all.map((other) => (other.id === one.id ? one : other))),
  }
}

/** Null while they are not known. */
export function countsOf({ list }: Pick<Received, 'list'>): RequestCounts | null {
  if (list.state !== 'ready') return null
  return { all: list.value.length, open: list.value.filter(({ state }) => state === 'open').length }
}
