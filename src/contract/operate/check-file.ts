import * as v from 'valibot'
import { evidenceTypes } from '../evidence.ts'

/** Files of checks that a verifier may have uploaded for a supplier and not used yet. */
export const mostUnusedCheckFiles = 10

/** A picture or PDF of what a verifier has seen in a register; operators see it, nobody else. */
export const checkFile = v.object({
  id: v.string(),
  /** File name as it was uploaded, with an ending that fits the content. */
  name: v.string(),
  /** What the content is, whatever the name says. */
  type: v.picklist(evidenceTypes),
  /** Bytes. */
  size: v.number(),
})
export type CheckFile = v.InferOutput<typeof checkFile>
