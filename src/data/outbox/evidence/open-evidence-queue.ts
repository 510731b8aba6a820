import type { Api } from '#src/api/create-api.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import { createOutboxRows } from '#src/storage/outbox-rows.ts'
import { createOutboxStore, type OutboxStore } from '#src/storage/outbox-store.ts'
import { openOtherTabs } from '#src/storage/other-tabs.ts'
import { createSharedFiles } from '#src/storage/shared-files.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'
import { evidenceTable, type EvidenceRow } from '#src/storage/tables/evidence-queue.ts'
import { createLease } from '../lease.ts'
import type { TakenShared } from '../../evidence-queue-data.ts'
import { createEvidenceQueue } from './create-evidence-queue.ts'
import { createPageKeeper } from './keep-page.ts'
import { waitsForProfile } from './queue-row.ts'

export type OpenEvidenceOptions = {
  upload: Api['evidence']['upload']
  draftOf: (slug: string) => Pick<DraftRow, 'base'> | null
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
}

/** Told how the sending of files goes. */
export type SendingNews = {
  onProgress: (row: EvidenceRow, share: number) => void
  onSent: (row: EvidenceRow, evidence: Evidence | null) => void
  onFailed: (row: EvidenceRow) => void
}

export type OpenEvidenceQueue = Awaited<ReturnType<typeof openEvidenceQueue>>

const openShelf = (user: string): OutboxStore<EvidenceRow> =>
  createOutboxStore(
    evidenceTable,
    user,
    async () => createOutboxRows(evidenceTable),
    openOtherTabs('credence-evidence'),
  )
// Insecure pages have none.
const openShared = () => createSharedFiles('caches' in globalThis ? caches : undefined)

/** Removes the files of a user, opened or not, and what other applications shared. */
export async function forgetEvidenceOf(user: string): Promise<void> {
  const shelf = openShelf(user)
  await Promise.all([shelf.clear(), openShared().clear()])
  shelf.close()
}

/**
 * Opens the evidence queue of one person in this browser. In a module of its own, so that nobody loads
 * Dexie and the queue who has nothing to send.
 */
export async function openEvidenceQueue(
  user: string,
  { upload, draftOf, isReachable }: OpenEvidenceOptions,
  news: SendingNews,
) {
  const shelf = openShelf(user)
  const heldBack = (row: EvidenceRow) => waitsForProfile(row, draftOf(row.organisation))
  const queue = createEvidenceQueue({
    ...news,
    user,
    shelf,
    upload,
    waitsForProfile: heldBack,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
    random: Math.random,
    isReachable,
    lease: createLease('credence-evidence', navigator.locks),
    later(work, wait) {
      const timer = setTimeout(work, wait)
      return () => clearTimeout(timer)
    },
  })
  const keepPage = createPageKeeper(globalThis)
  shelf.follow(() => keepPage(shelf.all().some(({ id }) => !shelf.isKept(id))))
  await shelf.load()
  return {
    ...queue,
    shelf,
    waitsForProfile: heldBack,
    async takeShared(slug: string, refusalOf: (file: File) => string | null): Promise<TakenShared> {
      const shared = openShared()
      const result: TakenShared = { taken: 0, refusals: [], left: 0 }
      for (const { id, file } of await shared.all()) {
        const refusal = refusalOf(file)
        const failure = refusal === null ? await queue.add(slug, null, file, id) : null
        if (failure?.reason === 'full') {
          result.left += 1
          continue
        }
        if (refusal !== null) result.refusals.push(refusal)
        else if (!failure) result.taken += 1
        await shared.remove(id)
      }
      return result
    },
  }
}
