import { useState } from 'react'
import type { RequestInput, SentRequest } from '#src/contract/requests/request.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** The requests of a buyer and what can be done with them; all of it rejects with a ProblemError. */
export type Requests = {
  list: Loaded<readonly SentRequest[]>
  send(input: RequestInput): Promise<SentRequest>
  withdraw(request: SentRequest): Promise<void>
  /** The content of a document of an answer. */
  read(id: string): Promise<Blob>
}

export function useRequests(): Requests {
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const { requests } = buyers
  const [now, setNow] = useState<readonly SentRequest[] | null>(null)
  const read = useLoaded(`requests of ${slug}`, async () => {
    const all = await requests.list(slug)
    setNow(all)
    return all
  })
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    read: (id) => requests.file(slug, id),
    async send(input) {
      const sent = await requests.send(slug, input)
      setNow((all) => all && [sent, ...all])
      return sent
    },
    async withdraw(request) {
      try {
        const withdrawn = await requests.withdraw(slug, request)
        setNow((all) => all && all.map((one) => (one.id === withdrawn.id ? withdrawn : one)))
      } catch (error) {
        // The supplier has answered, or a colleague has withdrawn it: what is there now is shown.
        if (error instanceof ProblemError && [404, 412].includes(error.status))
          setNow(await requests.list(slug))
        throw error
      }
    },
  }
}
