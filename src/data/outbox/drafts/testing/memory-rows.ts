import type { OutboxRows } from '#src/storage/outbox-rows.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'

/** Rows that outlast a 'crash' of whoever uses them, as those in IndexedDB do. */
export function createMemoryRows(): OutboxRows<DraftRow> & { isFull: boolean } {
  const rows = new Map<string, DraftRow>()
  return {
    isFull: false,
    all: async () => ({ rows: structuredClone([...rows.values()]), unread: [] }),
    async change(_user, organisation, change) {
      if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
      const before = rows.get(organisation) ?? null
      const after = change(structuredClone(before))
      rows.delete(organisation)
      if (after) rows.set(after.organisation, structuredClone(after))
      return after
    },
    // No draft has a file.
    add: async () => {},
    content: async () => null,
    async remove(_user, organisation) {
      rows.delete(organisation)
    },
    async clear() {
      rows.clear()
    },
  }
}
