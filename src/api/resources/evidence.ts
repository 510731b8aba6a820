import type * as v from 'valibot'
import { evidenceEndpoints } from '../../contract/endpoints/evidence.ts'
import { evidence, type Evidence } from '../../contract/evidence.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readFile } from '../read-file.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

/** How a file is sent: who watches it, and what stops it. */
export type FileSending = {
  /** Told how much of the file has gone out, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Under which the file is stored once, however often it is sent. */
  key?: string
}

export type Waits = v.InferOutput<typeof evidenceEndpoints.credentialWaits.response>['data']

/** Files that prove credentials, and the wait for whoever looks at them. */
export const evidenceApi = (call: Call) => ({
  async list(slug: string): Promise<Evidence[]> {
    return readList(evidence, await call(evidenceEndpoints, 'evidence', { params: { slug } }))
  },
  /** @param file PDF, PNG or JPEG; its name goes with it */
  async upload(
    slug: string,
    credentialId: string,
    file: File,
    { key, ...sending }: FileSending = {},
  ): Promise<Evidence> {
    const answer = await call(evidenceEndpoints, 'uploadEvidence', {
      params: { slug, credentialId },
      query: { name: file.name },
      bytes: file,
      ...(key && { headers: { 'idempotency-key': key } }),
      ...sending,
    })
    return readAnswer(evidence, unwrapData(answer))
  },
  /** The file itself: a link to it would carry no token. */
  async file(slug: string, id: string): Promise<Blob> {
    return readFile(await call(evidenceEndpoints, 'evidenceFile', { params: { slug, id } }))
  },
  /** What of an organisation waits for a verifier, at which place, and how long that has taken lately. */
  async waits(slug: string): Promise<Waits> {
    const answer = await call(evidenceEndpoints, 'credentialWaits', { params: { slug } })
    return readAnswer(evidenceEndpoints.credentialWaits.response, answer).data
  },
  async remove(slug: string, id: string): Promise<void> {
    await call(evidenceEndpoints, 'removeEvidence', { params: { slug, id } })
  },
})
