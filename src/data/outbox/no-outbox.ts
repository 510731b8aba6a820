import type { OutboxData } from './outbox.ts'

/** The outbox where nobody is signed in and nothing is stored: on the server, and on a page of a guest. */
export function noOutbox(): OutboxData {
  const nothing = async () => {}
  const unsent = async () => ({ kind: 'sign-in' }) as const
  return {
    outbox: { isKeeping: false, items: [], sentAt: null },
    openOutbox: async () => true,
    forgetOutbox: nothing,
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
    evidenceQueue: { files: [], sentAt: null },
    followEvidence: () => () => {},
    queueEvidence: async (_slug, _credentialId, files) =>
      files.map(({ name }) => ({ name, reason: 'closed' })),
    assignEvidence: async () => true,
    cancelEvidence: nothing,
    retryEvidence: nothing,
    sendEvidence: nothing,
    takeSharedFiles: async () => ({ taken: 0, refusals: [], left: 0 }),
    keptAnswers: () => null,
    keepAnswers: () => {},
    countKeptAnswers: () => 0,
    forgetAnswers: () => {},
  }
}
