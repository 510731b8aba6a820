import { type AnyKey, keyText } from './queue-key.ts'

/** What a draft is about. */
type Of = AnyKey & { version: string }

/** How drafts begin. */
export type DraftRules<Item, Draft> = {
  /** Where nothing was typed. */
  begin(item: Item): Draft
  /** Where something was typed about another version of the item. */
  carry(item: Item, before: Draft): Draft
}

/** What was typed about items, for as long as this page is open. */
export type Drafts<Item, Draft> = {
  /** What an item begins with: what was typed about it, or what it begins with otherwise. */
  of(item: Item): Draft
  keep(item: Item, draft: Draft): void
  /** The server has what was typed; it is needed only if the decision is undone. */
  sent(item: Item): void
  /** Its decision was undone. */
  reopen(item: Item): void
  /** @param draft the one that was decided on; what was typed after it stays */
  forget(item: Item, draft: Draft): void
}

type Kept<Draft> = { version: string; draft: Draft; isAtRisk: boolean }

/** @param askBeforeLeaving told whether the page has anything that would be lost with it */
export function createDrafts<Item extends Of, Draft extends object>(
  { begin, carry }: DraftRules<Item, Draft>,
  askBeforeLeaving: (isNeeded: boolean) => void,
): Drafts<Item, Draft> {
  const kept = new Map<string, Kept<Draft>>()
  function set(item: Item, draft: Draft, isAtRisk: boolean) {
    kept.set(keyText(item), { version: item.version, draft, isAtRisk })
    ask()
  }
  const ask = () => askBeforeLeaving([...kept.values()].some(({ isAtRisk }) => isAtRisk))
  const drafts: Drafts<Item, Draft> = {
    of(item) {
      const before = kept.get(keyText(item))
      if (!before) return begin(item)
      return before.version === item.version ? before.draft : carry(item, before.draft)
    },
    keep: (item, draft) => set(item, draft, isTyped(begin(item), draft)),
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

/** Whether anything would be lost: which of two forms is open (`side`) is nothing that was typed. */
function isTyped<Draft extends object>(begun: Draft, draft: Draft): boolean {
  const names = (Object.keys(begun) as (keyof Draft)[]).filter((name) => name !== 'side')
  return names.some((name) => JSON.stringify(begun[name]) !== JSON.stringify(draft[name]))
}
