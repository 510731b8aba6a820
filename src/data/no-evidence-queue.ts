import type { EvidenceQueueData } from './evidence-queue-data.ts'

/** The evidence queue where nobody is signed in and nothing is kept. */
export function noEvidenceQueue(): EvidenceQueueData {
  const nothing = async () => {}
  return {
    evidenceQueue: { files: [], sentAt: null },
    openEvidenceQueue: async () => true,
    followEvidence: () => () => {},
    queueEvidence: async (_slug, _credentialId, files) =>
      files.map(({ name }) => ({ name, reason: 'closed' })),
    assignEvidence: async () => true,
    cancelEvidence: nothing,
    retryEvidence: nothing,
    sendEvidence: nothing,
    takeSharedFiles: async () => ({ taken: 0, refusals: [], left: 0 }),
    renameEvidence: nothing,
    forgetEvidence: nothing,
  }
}
