import type * as v from 'valibot'
import { supplierRequestEndpoints } from '../../contract/endpoints/supplier-requests.ts'
import {
  type AnswerInput,
  type ReceivedRequest,
  receivedRequest,
  requestPage,
  type SharedFile,
  sharedFile,
} from '../../contract/requests/request.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readFile } from '../read-file.ts'
import { unwrapData } from '../unwrap.ts'
import type { FileSending } from './evidence.ts'

const page = requestPage(receivedRequest)
export type ReceivedRequestPage = v.InferOutput<typeof page>
const requestOf = (answer: unknown): ReceivedRequest =>
  readAnswer(receivedRequest, unwrapData(answer))
const fileOf = (answer: unknown): SharedFile => readAnswer(sharedFile, unwrapData(answer))
const table = supplierRequestEndpoints

type Seen = Pick<ReceivedRequest, 'id' | 'version'>

/** What buyers ask one supplier for, and its answers (DSC-6). */
export const supplierRequestsApi = (call: Call, slug: string) => ({
  /** Some of them, the newest first. @param after `next` of the page before */
  async page(after?: string): Promise<ReceivedRequestPage> {
    const [params, query] = [{ slug }, after ? { after } : {}]
    return readAnswer(page, await call(table, 'receivedRequests', { params, query }))
  },
  /** Rejects with status 412 where it is not the version that was looked at, 409 where it is withdrawn. */
  async answer({ id, version }: Seen, answers: AnswerInput[]): Promise<ReceivedRequest> {
    const body = { version, answers }
    return requestOf(await call(table, 'answerRequest', { params: { slug, id }, body }))
  },
  /** Rejects as `answer` does. */
  async declineBeyond({ id, version }: Seen): Promise<ReceivedRequest> {
    const body = { version }
    return requestOf(await call(table, 'declineBeyond', { params: { slug, id }, body }))
  },
  /** @param file PDF, PNG or JPEG; its name goes with it */
  async share(
    id: string,
    item: string,
    file: File,
    sending: Omit<FileSending, 'key'>,
  ): Promise<SharedFile> {
    const params = { slug, id, item }
    const query = { name: file.name }
    return fileOf(await call(table, 'shareFile', { params, query, bytes: file, ...sending }))
  },
  async shareEvidence(id: string, item: string, evidence: string): Promise<SharedFile> {
    const params = { slug, id, item }
    return fileOf(await call(table, 'shareEvidence', { params, body: { evidence } }))
  },
  /** A document of an answer: a link to it would carry no token. */
  async file(id: string): Promise<Blob> {
    return readFile(await call(table, 'ownSharedFile', { params: { slug, id } }))
  },
  async unshare(id: string): Promise<void> {
    await call(table, 'unshareFile', { params: { slug, id } })
  },
  async refuse(id: string, isRefused: boolean): Promise<ReceivedRequest> {
    return requestOf(
      await call(table, 'refuseBuyer', { params: { slug, id }, body: { isRefused } }),
    )
  },
})
export type SupplierRequestsApi = ReturnType<typeof supplierRequestsApi>
