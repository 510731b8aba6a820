import type { RequestInput, SentRequest } from '#src/contract/requests/request.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { type Pages, usePages } from '#src/ui/use-pages.ts'
import { useBuying } from '../buying-context.ts'

/** The requests of a buyer and what can be done with them; all of it rejects with a ProblemError. */
export type Requests = Pick<Pages<SentRequest>, 'loaded' | 'more'> & {
  send(input: RequestInput): Promise<SentRequest>
  withdraw(request: SentRequest): Promise<void>
  /** The content of a document of an answer. */
  read(id: string): Promise<Blob>
}

export function useRequests(): Requests {
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const { requests } = buyers
  const { loaded, more, readAgain, change } = usePages(`requests of ${slug}`, (after) =>
    requests.page(slug, after),
  )
  return {
    ...{ loaded, more },
    read: (id) => requests.file(slug, id),
    async send(input) {
      const sent = await requests.send(slug, input)
      change((all) => [sent, ...all])
      return sent
    },
    async withdraw(request) {
      try {
        const withdrawn = await requests.withdraw(slug, request)
        change((all) => all.map((one) => (one.id === withdrawn.id ? withdrawn : one)))
      } catch (error) {
        // The supplier has answered, or a colleague has withdrawn it: what is there now is shown.
        if (error instanceof ProblemError && [404, 412].includes(error.status)) await readAgain()
        throw error
      }
    },
  }
}
