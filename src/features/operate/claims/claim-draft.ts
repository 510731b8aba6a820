import type { ClaimDecision, ClaimReason } from '#src/contract/operate/claim-decision.ts'
import type { ClaimItem } from '#src/contract/operate/claims.ts'
import type { Membership } from '#src/contract/membership.ts'
import { oneLine } from '#src/contract/one-line.ts'
import type { DraftRules } from '../queue/drafts.ts'

/** What an operator has chosen and typed about one claim; kept while they look at others. */
export type ClaimDraft = {
  /** Which of the two forms is open. */
  side: 'accept' | 'refuse'
  /** Null: not chosen yet. */
  relationship: Membership['relationship'] | null
  reasons: readonly ClaimReason[]
  note: string
}

/** Who somebody comes to be is never chosen for the operator. */
const newClaimDraft: ClaimDraft = { side: 'accept', relationship: null, reasons: [], note: '' }

/** How drafts about claims begin: what was chosen was about the people and the profile as they were then. */
export const claimDrafts: DraftRules<ClaimItem, ClaimDraft> = {
  begin: () => newClaimDraft,
  carry: (_, { note }) => ({ ...newClaimDraft, note }),
}

/** What keeps a draft from being sent. */
export type ClaimFault = 'relationship' | 'reasons'

export function claimFault({ side, relationship, reasons, note }: ClaimDraft): ClaimFault | null {
  if (side === 'accept') return relationship === null ? 'relationship' : null
  return reasons.length === 0 && !oneLine(note) ? 'reasons' : null
}

/**
 * The decision that a draft makes.
 * @throws Error for a draft with a fault, which is not sent
 */
export function claimDecisionOf(draft: ClaimDraft): ClaimDecision {
  const { side, relationship, reasons } = draft
  const note = oneLine(draft.note)
  if (side === 'refuse') return { decision: 'refuse', reasons: [...reasons], ...(note && { note }) }
  if (relationship === null) throw new Error('An acceptance says who somebody comes to be.')
  return { decision: 'accept', relationship }
}
