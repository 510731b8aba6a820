import * as v from 'valibot'
import { instant } from './fields.ts'

export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** A file that proves a credential (PRF-8); members and the operator see it, nobody else. */
export const evidence = v.object({
  id: v.string(),
  credentialId: v.string(),
  /** File name as it was uploaded, with an ending that fits the content. */
  name: v.string(),
  /** What the content is, whatever the name says. */
  type: v.picklist(evidenceTypes),
  /** Bytes. */
  size: v.number(),
  /** SHA-256 of the content, hexadecimal. */
  sha256: v.string(),
  uploadedAt: instant,
})
export type Evidence = v.InferOutput<typeof evidence>
