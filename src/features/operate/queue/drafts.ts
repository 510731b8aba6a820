import type { QueueItem } from '#src/contract/operate/queue.ts'
import { type DecisionDraft, newDraft } from '../decide/decision-draft.ts'
import { keyText } from './queue-key.ts'

type Of = Pick<QueueItem, 'slug' | 'credentialId' | 'version' | 'stated' | 'evidence'>

/** What was typed about items, for as long as this page is open. */
export type Drafts = {
  /** What an item begins with: what was typed about it, or what its supplier states. */
  of(item: Of): DecisionDraft
  keep(item: Of, draft: DecisionDraft): void
  /** The server has what was typed; it is needed only if the decision is undone. */
  sent(item: Of): void
  /** Its decision was undone. */
  reopen(item: Of): void
  /** @param draft the one that was decided on; what was typed after it stays */
  forget(item: Of, draft: DecisionDraft): void
}

type Kept = { version: string; draft: DecisionDraft; isAtRisk: boolean }

/** @param askBeforeLeaving told whether the page has anything that would be lost with it */
export function createDrafts(askBeforeLeaving: (isNeeded: boolean) => void): Drafts {
  const kept = new Map<string, Kept>()
  function set(item: Of, draft: DecisionDraft, isAtRisk: boolean) {
    kept.set(keyText(item), { version: item.version, draft, isAtRisk })
    ask()
  }
  const ask = () => askBeforeLeaving([...kept.values()].some(({ isAtRisk }) => isAtRisk))
  const drafts: Drafts = {
    of(item) {
      const before = kept.get(keyText(item))
      if (!before) return newDraft(item)
      if (before.version === item.version) return before.draft
      // Details and reasons were about another statement or other files.
      const { note, seen, file } = before.draft
      return { ...newDraft(item), note, seen, file }
    },
    keep: (item, draft) => set(item, draft, isTyped(item, draft)),
    sent(item) {
      const before = kept.get(keyText(item))
      if (before) set(item, before.draft, false)
    },
    reopen: (item) => drafts.keep(item, drafts.of(item)),
    forget(item, draft) {
      if (kept.get(keyText(item))?.draft !== draft) return
      kept.delete(keyText(item))
      ask()
    },
  }
  return drafts
}

/** Whether anything would be lost: which of the two forms is open is nothing that was typed. */
function isTyped(item: Of, draft: DecisionDraft): boolean {
  const begun: DecisionDraft = { ...newDraft(item), side: draft.side }
  const names = Object.keys(begun) as (keyof DecisionDraft)[]
  return names.some((name) => JSON.stringify(begun[name]) !== JSON.stringify(draft[name]))
}
