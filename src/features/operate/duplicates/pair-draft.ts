import { oneLine } from '#src/contract/one-line.ts'
import type { Dismissal, DismissalReason, PairItem } from '#src/contract/operate/duplicates.ts'
import type { DraftRules } from '../queue/drafts.ts'

/** What an operator has chosen and typed about a pair; kept while they look at others. */
export type PairDraft = {
  /** Which of the two forms is open. */
  side: 'one' | 'two'
  /** Slug of the supplier that would stay; null: not chosen yet. */
  stays: string | null
  /** Why they are two; null: not chosen yet. */
  reason: DismissalReason | null
  note: string
}

/** Which one stays is never chosen for the operator. */
const newPairDraft: PairDraft = { side: 'one', stays: null, reason: null, note: '' }

/** How drafts about pairs begin: what was chosen was about both as they were then. */
export const pairDrafts: DraftRules<PairItem, PairDraft> = {
  begin: () => newPairDraft,
  carry: (_, { note }) => ({ ...newPairDraft, note }),
}

/** What keeps a draft from being sent. */
export type PairFault = 'stays' | 'reason' | 'note'

export function pairFault({ side, stays, reason, note }: PairDraft): PairFault | null {
  if (side === 'one') return stays === null ? 'stays' : null
  if (reason === null) return 'reason'
  return reason === 'other' && !oneLine(note) ? 'note' : null
}

/**
 * What a draft says of two suppliers that are two.
 * @throws Error for a draft with a fault, which is not sent
 */
export function dismissalOf({ reason, note }: PairDraft): Dismissal {
  if (reason === null) throw new Error('Whoever says that they are two says why.')
  const words = oneLine(note)
  return { reason, ...(words && { note: words }) }
}
