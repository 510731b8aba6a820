import type { Api } from '../api/create-api.ts'
import type { Evidence } from '../contract/evidence.ts'

/** Files that prove credentials. Kept on no device: they are confidential. */
export type EvidenceData = {
  /** All of an organisation's, newest first. */
  evidence(slug: string): Promise<Evidence[]>
  /** Rejects with the reason of the signal when that stopped it. */
  uploadEvidence(...upload: Parameters<Api['evidence']['upload']>): Promise<Evidence>
  /** The content of one file. */
  evidenceFile(slug: string, id: string): Promise<Blob>
  removeEvidence(slug: string, id: string): Promise<void>
}

export function evidenceData({ evidence }: Pick<Api, 'evidence'>): EvidenceData {
  return {
    evidence: (slug) => evidence.list(slug),
    uploadEvidence: (...upload) => evidence.upload(...upload),
    evidenceFile: (slug, id) => evidence.file(slug, id),
    removeEvidence: (slug, id) => evidence.remove(slug, id),
  }
}
