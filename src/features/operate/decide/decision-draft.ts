import type { Credential } from '#src/contract/catalogue.ts'
import type { CheckFile } from '#src/contract/operate/check-file.ts'
import { oneLine } from '#src/contract/one-line.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { DraftRules } from '../queue/drafts.ts'
import type { QueueDecision } from '#src/contract/trust/credential-decision.ts'
import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'
import { type StatedField, statedFields } from '#src/contract/trust/stated-details.ts'

/** How a confirmation was found out. */
export type Method = 'document' | 'register' | 'issuer'

/** What a verifier has typed and chosen about one item; kept while they look at others. */
export type DecisionDraft = {
  /** Which of the two forms is open. */
  side: 'confirm' | 'return'
  method: Method | null
  /** In whose name it was checked; empty: in the portal's. */
  authority: string
  /** What was looked up and seen; for operators alone. */
  seen: string
  /** A picture or PDF of that. */
  file: CheckFile | null
  details: Readonly<Record<StatedField, string>>
  outcome: 'ask' | 'refuse'
  reasons: readonly DecisionReason[]
  note: string
}

/** What an item begins with: what the supplier has stated. */
export function newDraft({ stated, evidence }: Pick<QueueItem, 'stated' | 'evidence'>) {
  const details = Object.fromEntries(statedFields.map((field) => [field, stated[field] ?? '']))
  const draft: DecisionDraft = {
    side: 'confirm',
    // Without a file there is no document that was seen.
    method: evidence.length > 0 ? 'document' : null,
    ...{ authority: '', seen: '', file: null, details: details as DecisionDraft['details'] },
    ...{ outcome: 'ask', reasons: [], note: '' },
  }
  return draft
}

/** How drafts about credentials begin. Details and reasons are about one statement and its files. */
export const decisionDrafts: DraftRules<
  Pick<QueueItem, 'slug' | 'credentialId' | 'version' | 'stated' | 'evidence'>,
  DecisionDraft
> = {
  begin: newDraft,
  // The same form stays open: whoever presses again does not confirm what they wanted to send back.
  carry: (item, { side, note, seen, file }) => ({ ...newDraft(item), side, note, seen, file }),
}

/** The fields that a verifier is shown: what the catalogue asks for, and whatever was stated besides. */
export function shownFields(
  credential: Pick<Credential, 'asks'> | undefined,
  { stated }: Pick<QueueItem, 'stated'>,
  method: Method | null,
): StatedField[] {
  const asked = new Set(credential?.asks)
  return statedFields.filter(
    (field) =>
      asked.has(field) ||
      stated[field] !== undefined ||
      (field === 'entryUrl' && method === 'register'),
  )
}

/** Fields of a draft that keep it from being sent. */
export type DraftFault = 'method' | 'entryUrl' | 'note'

/** What is missing; the server looks at all the rest. */
export function faultsOf(draft: DecisionDraft): DraftFault[] {
  if (draft.side === 'confirm') {
    if (draft.method === null) return ['method']
    return draft.method === 'register' && !oneLine(draft.details.entryUrl) ? ['entryUrl'] : []
  }
  const isBare = draft.reasons.length === 0 && !oneLine(draft.note)
  return isBare ? ['note'] : []
}

/**
 * The decision that a draft makes; what was not changed of the supplier's words is not sent.
 * @throws Error for a draft with faults, which is not sent
 */
export function decisionOf(
  draft: DecisionDraft,
  { stated }: Pick<QueueItem, 'stated'>,
): QueueDecision {
  const { side, method, outcome, reasons, file } = draft
  const note = oneLine(draft.note)
  if (side === 'return')
    return outcome === 'ask'
      ? { decision: 'ask', reasons: [...reasons], ...(note && { note }) }
      : { decision: 'refuse', reasons: [...reasons], ...(note && { reason: note }) }
  if (method === null) throw new Error('A confirmation says how it was found out.')
  const changed = statedFields.flatMap((field) => {
    const text = oneLine(draft.details[field])
    if (text === (stated[field] ?? '')) return []
    return [[field, text || null] as const]
  })
  const authority = oneLine(draft.authority)
  const seen = oneLine(draft.seen)
  // The register's entry is part of how it was found out, whether or not the supplier has named it.
  const entry = method === 'register' && { entryUrl: oneLine(draft.details.entryUrl) }
  return {
    ...{ decision: 'approve', method },
    ...(authority && { authority }),
    ...(seen && { seen }),
    ...(file && { file: file.id }),
    ...Object.fromEntries(changed),
    ...entry,
  }
}
