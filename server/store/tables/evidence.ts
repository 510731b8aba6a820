import type { Evidence } from '#src/contract/evidence.ts'

/** Files that prove credentials; the content lies in the evidence folder under its SHA-256. */
type EvidenceTable = {
  id: string
  organisation_id: string
  credential_id: string
  name: string
  type: Evidence['type']
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
  uploaded_at: string
}

/** What a verifier has seen in a register; its content lies beside that of evidence. */
type CheckFileTable = Omit<EvidenceTable, 'credential_id'> & {
  /** Who uploaded it; null: they have left. */
  user_id: string | null
}

export type EvidenceTables = { evidence: EvidenceTable; check_files: CheckFileTable }
