import type * as v from 'valibot'
import { buyerRequestEndpoints } from '../../contract/endpoints/buyer-requests.ts'
import {
  type RequestInput,
  requestPage,
  type SentRequest,
  sentRequest,
} from '../../contract/requests/request.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readFile } from '../read-file.ts'
import { unwrapData } from '../unwrap.ts'

const page = requestPage(sentRequest)
export type SentRequestPage = v.InferOutput<typeof page>
const requestOf = (answer: unknown): SentRequest => readAnswer(sentRequest, unwrapData(answer))

/** What a buyer asks suppliers for (DSC-6). */
export const buyerRequestsApi = (call: Call) => ({
  /** Some of them, the newest first. @param after `next` of the page before */
  async page(buyer: string, after?: string): Promise<SentRequestPage> {
    const [params, query] = [{ buyer }, after ? { after } : {}]
    return readAnswer(page, await call(buyerRequestEndpoints, 'sentRequests', { params, query }))
  },
  async send(buyer: string, body: RequestInput): Promise<SentRequest> {
    return requestOf(await call(buyerRequestEndpoints, 'sendRequest', { params: { buyer }, body }))
  },
  /** Rejects with status 412 where it is not the version that was looked at. */
  async withdraw(
    buyer: string,
    { id, version }: Pick<SentRequest, 'id' | 'version'>,
  ): Promise<SentRequest> {
    const params = { buyer, id }
    return requestOf(
      await call(buyerRequestEndpoints, 'withdrawRequest', { params, body: { version } }),
    )
  },
  /** A document of an answer: a link to it would carry no token. */
  async file(buyer: string, id: string): Promise<Blob> {
    return readFile(await call(buyerRequestEndpoints, 'sharedFile', { params: { buyer, id } }))
  },
})
export type BuyerRequestsApi = ReturnType<typeof buyerRequestsApi>
