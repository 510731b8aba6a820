import type { OutboxData } from './outbox.ts'

/** The outbox without a user, which stores nothing: on the server, and on a page of a guest. */
export function noOutbox(): OutboxData {
  const nothing = async () => {}
  const unsent = async () => ({ kind: 'sign-in' }) as const
  return {
    state: { canStore: false, items: [], sentAt: null },
    draftOf: () => null,
    followDrafts: () => () => {},
    takeGoneDraft: () => false,
    storeDraftAtOnce: () => {},
    exportDrafts: () => '[]',
    beforeReload: () => () => {},
    flushDrafts: async () => {},
    evidenceQueue: { files: [], sentAt: null },
    followEvidence: () => () => {},
    storedAnswers: () => null,
    storeAnswers: () => {},
    countStoredAnswers: () => 0,
    forgetAnswers: () => {},
    countForms: () => 0,
    open: async () => true,
    forget: nothing,
    storeDraft: nothing,
    discardDraft: nothing,
    saveDraft: unsent,
    resolveDraft: unsent,
    sendDrafts: nothing,
    queueEvidence: async (_slug, _credentialId, files) =>
      files.map(({ name }) => ({ name, reason: 'closed' })),
    assignEvidence: async () => true,
    cancelEvidence: nothing,
    retryEvidence: nothing,
    sendEvidence: nothing,
    takeSharedFiles: async () => ({ taken: 0, refusals: [], left: 0 }),
  }
}
