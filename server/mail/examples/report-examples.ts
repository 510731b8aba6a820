import type { AppealOutcome } from '#src/contract/reports/report.ts'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'
import {
  appealLetter,
  decidedReportLetter,
  liftedReportLetter,
  receivedLetter,
  restoredLetter,
  suspendedLetter,
} from '../report-letters.ts'
import { addressing, type ExampleKit, type ExamplesOf } from './example-kit.ts'

const partsOf = (kit: ExampleKit, variant: string) => {
  const { texts, site } = kit
  return { texts, site, ...addressing(kit, variant) }
}

const appealed =
  (outcome: AppealOutcome) =>
  (kit: ExampleKit, variant: string): Mail => {
    const { credential: name, note } = kit.words
    const credential = variant === 'credential' ? name : null
    return composeMail(appealLetter(partsOf(kit, variant), { credential, outcome, note }))
  }

/** What came of a report in each way in which it is told. */
const outcomes = {
  'no-issue': 'no-issue',
  'no-issue-unnamed': 'no-issue',
  corrected: 'corrected',
  'corrected-unnamed': 'corrected',
  suspended: 'suspended',
  'suspended-unnamed': 'suspended',
  'credential-suspended': 'credential-suspended',
  'credential-suspended-unnamed': 'credential-suspended',
} as const

/** Letters about reports, suspensions and appeals. */
export const reportExamples: ExamplesOf<'reports'> = {
  'report-received': (kit, variant) => composeMail(receivedLetter(partsOf(kit, variant))),
  'report-decided'(kit, variant) {
    const outcome = outcomes[variant]
    const parts = partsOf(kit, variant.endsWith('unnamed') ? 'unnamed' : 'named')
    const closeReason = outcome === 'no-issue' ? 'is-right' : null
    return composeMail(decidedReportLetter(parts, { outcome, closeReason, note: kit.words.note }))
  },
  'report-lifted': (kit, variant) => composeMail(liftedReportLetter(partsOf(kit, variant))),
  'profile-suspended': (kit, variant) =>
    composeMail(
      suspendedLetter(partsOf(kit, variant), variant === 'quoted' ? kit.words.note : null),
    ),
  'profile-restored': (kit, variant) => composeMail(restoredLetter(partsOf(kit, variant))),
  'appeal-upheld': appealed('upheld'),
  'appeal-lifted': appealed('lifted'),
}
