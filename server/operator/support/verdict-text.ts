import type { Fault } from '../../store/audit-chain/judge-link.ts'
import type { ChainPlace } from '../../store/audit-chain/link.ts'
import type { Unsealed } from '../../store/audit-chain/unsealed-entries.ts'
import type { Verdict } from '../../store/audit-chain/verify-chain.ts'

type Told = {
  verdict: Verdict
  /** What had no link before `audit verify` made links. */
  waited: Unsealed
  kept: ChainPlace | undefined
  from: number
}

/** What `audit verify` says, in one line. */
export function verdictText({ verdict, waited, kept, from }: Told): string {
  const { fault, entries, rewritten, head, unsealed } = verdict
  if (fault) return `audit log: ${faultText(fault, verdict)}`
  const start = from > 1 ? ` from position ${from} on` : ''
  return [
    `audit log: ${counted(entries, 'entry', 'entries')} in order${start}, head ${head.hash} at ${head.position}`,
    kept && `the head kept at ${kept.position} is in it`,
    rewritten > 0 &&
      `${counted(rewritten, 'text', 'texts')} written anew for people who were deleted or joined`,
    waited.since !== null &&
      `${waited.count} had no link until now, the oldest since ${waited.since}`,
    unsealed.since !== null &&
      `${unsealed.count} have none yet, the oldest since ${unsealed.since}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function faultText({ kind, position, entry }: Fault, { head, unsealed }: Verdict): string {
  const which = entry ? `entry ${entry.id} (${entry.action}, ${entry.createdAt})` : 'its entry'
  const texts: Record<Fault['kind'], string> = {
    'link-missing': `missing: there is no position ${position}; one or more were removed`,
    'entry-missing': `missing: the entry at position ${position} was removed`,
    changed: `changed: position ${position} is not as it was sealed, ${which}`,
    swapped: `swapped: position ${position} has ${which}, which says that it has another one`,
    inserted: `inserted: ${which} says that it has position ${position}, which is not its own`,
    'dated-back': `inserted: position ${position} has ${which}, which was written later than it says`,
    unexplained: `changed: ${which} was written anew at position ${position}, and nobody was deleted or joined then`,
    'other-head': `replaced: position ${position} has another hash than the head that was kept; the log was made anew`,
    'ends-early': `missing: the log ends at position ${head.position}, before the head that was kept`,
    unsealed: `unsealed: ${unsealed.count} have no link, the oldest since ${unsealed.since}`,
  }
  return texts[kind]
}

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`
