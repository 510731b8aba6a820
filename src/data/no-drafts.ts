import type { DraftsData } from './drafts-data.ts'

/** Drafts where nobody is signed in and nothing is kept. */
export function noDrafts(): DraftsData {
  const unsent = async () => ({ kind: 'sign-in' }) as const
  const nothing = async () => {}
  return {
    outbox: { isKeeping: false, items: [], sentAt: null },
    openDrafts: async () => true,
    draftOf: () => null,
    followDrafts: () => () => {},
    takeGoneDraft: () => false,
    keepDraft: nothing,
    keepDraftAtOnce: () => {},
    discardDraft: nothing,
    saveDraft: unsent,
    resolveDraft: unsent,
    sendDrafts: nothing,
    exportDrafts: () => '[]',
    beforeReload: () => () => {},
    flushDrafts: nothing,
    forgetDrafts: nothing,
  }
}
