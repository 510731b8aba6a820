import type { OutboxData } from './outbox.ts'

/**
 * What answers at once of an outbox in which nothing ever is: all that a page of a guest needs of it. The
 * rest comes with the data layer, if it is asked for.
 */
export function emptyOutbox() {
  return {
    outbox: { isKeeping: false, items: [], sentAt: null },
    draftOf: () => null,
    followDrafts: () => () => {},
    takeGoneDraft: () => false,
    keepDraftAtOnce: () => {},
    exportDrafts: () => '[]',
    beforeReload: () => () => {},
    flushDrafts: async () => {},
    evidenceQueue: { files: [], sentAt: null },
    followEvidence: () => () => {},
    keptAnswers: () => null,
    keepAnswers: () => {},
    countKeptAnswers: () => 0,
    forgetAnswers: () => {},
  } satisfies Partial<OutboxData>
}
