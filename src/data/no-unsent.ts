import { noDrafts } from './no-drafts.ts'
import { noEvidenceQueue } from './no-evidence-queue.ts'
import { noKeptAnswers } from './no-kept-answers.ts'
import type { UnsentData } from './unsent-data.ts'

/** Where nobody is signed in nothing is kept: on the server, and on a page of a guest. */
export function noUnsent(): UnsentData {
  return { ...noDrafts(), ...noEvidenceQueue(), ...noKeptAnswers() }
}
