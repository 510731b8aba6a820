import type { Api } from '../api/create-api.ts'
import type { Waits } from '../api/resources/evidence.ts'
import type { Evidence } from '../contract/evidence.ts'

/** The files that the server has. Cached on no device: they are confidential. */
export type EvidenceData = {
  /** All of an organisation's, newest first. */
  list(slug: string): Promise<Evidence[]>
  /** The content of one file. */
  file(slug: string, id: string): Promise<Blob>
  remove(slug: string, id: string): Promise<void>
  /** What of an organisation waits for a verifier, at which place, and how long that has taken lately. */
  waits(slug: string): Promise<Waits>
}

export function evidenceData({ evidence }: Pick<Api, 'evidence'>): EvidenceData {
  return {
    list: (slug) => evidence.list(slug),
    file: (slug, id) => evidence.file(slug, id),
    remove: (slug, id) => evidence.remove(slug, id),
    waits: (slug) => evidence.waits(slug),
  }
}
