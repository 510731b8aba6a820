import type { DraftRows } from '#src/storage/draft-rows.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'

/** Rows that outlast a 'crash' of whoever uses them, as those in IndexedDB do. */
export function createMemoryRows(): DraftRows & { isFull: boolean } {
  const rows = new Map<string, DraftRow>()
  return {
    isFull: false,
    all: async () => ({ drafts: structuredClone([...rows.values()]), unread: [] }),
    async change(_user, organisation, change) {
      if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
      const before = rows.get(organisation) ?? null
      const after = change(structuredClone(before))
      rows.delete(organisation)
      if (after) rows.set(after.organisation, structuredClone(after))
      return after
    },
    async remove(_user, organisation) {
      rows.delete(organisation)
    },
    async clear() {
      rows.clear()
    },
  }
}
