import { createAttempt } from './attempt.ts'
import type { DraftChange, DraftRows } from './draft-rows.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { UnreadDraft } from './tables/draft-formats.ts'
import type { DraftRow } from './tables/drafts.ts'

/** Told what became of the draft of one organisation, by this tab or by another. */
export type DraftListener = (organisation: string, row: DraftRow | null) => void

/**
 * The drafts of one person. Nothing here rejects: what IndexedDB does not take (blocked, full) is kept
 * as long as the page, and `isKeeping` says so.
 */
export type DraftShelf = {
  /** Whether the last change has reached the device. */
  isKeeping(): boolean
  /** As this tab knows it; complete once `load` has resolved. */
  peek(organisation: string): DraftRow | null
  all(): DraftRow[]
  /** What another release has kept and this one cannot read. */
  unread(): UnreadDraft[]
  /** Reads the device, again after each change in another tab. */
  load(): Promise<void>
  /** Resolves once the change is kept as well as it can be. */
  change(organisation: string, change: DraftChange): Promise<DraftRow | null>
  /** Removes one of those that cannot be read. */
  removeUnread(organisation: string): Promise<void>
  follow(listener: DraftListener): () => void
  /** Removes everything; whatever is changed afterwards is not kept. */
  clear(): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

/**
 * @param open opens the rows in IndexedDB, again after a failure
 * @param tabs the other tabs, null where they cannot be told
 */
export function createDraftShelf(
  user: string,
  open: () => Promise<DraftRows>,
  tabs: OtherTabs | null,
): DraftShelf {
  const known = new Map<string, DraftRow>()
  /** What the device did not take. */
  const unkept = new Map<string, DraftRow | null>()
  const attempt = createAttempt(open)
  const listeners = new Set<DraftListener>()
  let unread: UnreadDraft[] = []
  let keeping = true
  let isCleared = false

  function know(organisation: string, row: DraftRow | null): void {
    if (row?.organisation !== organisation) known.delete(organisation)
    if (row) known.set(row.organisation, row)
    for (const listener of listeners) listener(organisation, row)
  }

  async function load(): Promise<void> {
    try {
      const stored = await attempt((all) => all.all(user))
      const next = new Map(stored.drafts.map((row) => [row.organisation, row]))
      unread = stored.unread
      for (const [organisation, row] of unkept) {
        if (row) next.set(organisation, row)
        else next.delete(organisation)
      }
      for (const organisation of known.keys()) if (!next.has(organisation)) know(organisation, null)
      for (const [organisation, row] of next) know(organisation, row)
    } catch {
      keeping = false
    }
  }

  tabs?.whenTold(() => void load())

  return {
    isKeeping: () => keeping,
    peek: (organisation) => known.get(organisation) ?? null,
    all: () => [...known.values()],
    unread: () => unread,
    load,
    async change(organisation, change) {
      if (isCleared) return null
      const before = unkept.get(organisation)
      let after: DraftRow | null
      try {
        after = await attempt((all) =>
          all.change(user, organisation, (stored) =>
            change(before === undefined ? stored : before),
          ),
        )
        unkept.delete(organisation)
        keeping = true
        tabs?.tell()
        // It has been set aside, and goes by another key now: under this one is what was typed here.
        if (unread.some((one) => one.organisation === organisation)) await load()
      } catch {
        after = change(before === undefined ? (known.get(organisation) ?? null) : before)
        unkept.set(organisation, after)
        keeping = false
      }
      know(organisation, after)
      return after
    },
    async removeUnread(organisation) {
      await attempt((all) => all.remove(user, organisation)).catch(() => {})
      await load()
      for (const listener of listeners) listener(organisation, known.get(organisation) ?? null)
      tabs?.tell()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async clear() {
      isCleared = true
      unkept.clear()
      unread = []
      for (const organisation of known.keys()) know(organisation, null)
      // Where it cannot be opened there is nothing in it.
      await attempt((all) => all.clear(user)).catch(() => {})
      tabs?.tell()
    },
    close() {
      tabs?.close()
      listeners.clear()
    },
  }
}
