import { evidenceEndpoints } from '../../contract/endpoints/evidence.ts'
import { evidence, type Evidence } from '../../contract/evidence.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

/** Files that prove credentials. */
export const evidenceApi = (call: Call) => ({
  async list(slug: string): Promise<Evidence[]> {
    return readList(evidence, await call(evidenceEndpoints, 'evidence', { params: { slug } }))
  },
  /** @param file PDF, PNG or JPEG; its name goes with it */
  async upload(slug: string, credentialId: string, file: File): Promise<Evidence> {
    const answer = await call(evidenceEndpoints, 'uploadEvidence', {
      params: { slug, credentialId },
      query: { name: file.name },
      bytes: file,
    })
    return readAnswer(evidence, unwrapData(answer))
  },
  async remove(slug: string, id: string): Promise<void> {
    await call(evidenceEndpoints, 'removeEvidence', { params: { slug, id } })
  },
})
