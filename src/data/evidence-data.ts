import type { Api } from '../api/create-api.ts'
import type { Evidence } from '../contract/evidence.ts'

/** The files that the server has. Cached on no device: they are confidential. */
export type EvidenceData = {
  /** All of an organisation's, newest first. */
  evidence(slug: string): Promise<Evidence[]>
  /** The content of one file. */
  evidenceFile(slug: string, id: string): Promise<Blob>
  removeEvidence(slug: string, id: string): Promise<void>
}

export function evidenceData({ evidence }: Pick<Api, 'evidence'>): EvidenceData {
  return {
    evidence: (slug) => evidence.list(slug),
    evidenceFile: (slug, id) => evidence.file(slug, id),
    removeEvidence: (slug, id) => evidence.remove(slug, id),
  }
}
