import type { Evidence } from '#src/contract/evidence.ts'
import { fittingName } from '../evidence/file-name.ts'

/** A piece of evidence as people see it: also a file that was stored under any name gets one that fits. */
export function presentEvidence(evidence: Evidence): Evidence {
  return { ...evidence, name: fittingName(evidence.name, evidence.type) }
}
