import { proxy } from 'valtio/vanilla'
import { logFailure } from '../lib/log-failure.ts'
import type { EvidenceRow } from '../storage/tables/evidence-queue.ts'
import type { DraftsData } from './drafts-data.ts'
import type { Wake } from './outbox/drain.ts'
import type {
  OpenEvidenceOptions,
  OpenEvidenceQueue,
  SendingNews,
} from './outbox/evidence/open-evidence-queue.ts'
import type {
  EvidenceNews,
  EvidenceQueueData,
  EvidenceQueueState,
  NotQueued,
  QueuedFile,
} from './evidence-queue-data.ts'

export type LazyEvidenceOptions = Pick<OpenEvidenceOptions, 'upload'> & {
  /** Says which profiles wait to be saved: their files wait for them. */
  drafts: Pick<DraftsData, 'openDrafts' | 'draftOf' | 'followDrafts'>
  userId: () => string | null
  /** Calls back whenever what waits is worth a look: back online, in sight, signed in. */
  wake: (again: (why: Wake) => void) => void
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
}

const load = () => import('./outbox/evidence/open-evidence-queue.ts')

/** The evidence queue of whoever is signed in, loaded when it is first asked for. */
export function lazyEvidenceQueue(options: LazyEvidenceOptions): EvidenceQueueData {
  const { drafts, upload, userId } = options
  const state = proxy<EvidenceQueueState>({ files: [], sentAt: null })
  const listeners = new Set<(news: EvidenceNews) => void>()
  const percents = new Map<string, number>()
  let opened: { user: string; queue: Promise<OpenEvidenceQueue> } | null = null
  let current: OpenEvidenceQueue | null = null
  let isWoken = false

  const tell = (news: EvidenceNews) => listeners.forEach((listener) => listener(news))

  function fileOf(row: EvidenceRow): QueuedFile {
    const { id, organisation, credentialId, name, size, addedAt } = row
    const percent = row.state === 'sending' ? (percents.get(id) ?? null) : null
    return {
      ...{ id, organisation, credentialId, name, size, addedAt, percent },
      state: row.state,
      problem: row.problem && { status: row.problem.status, message: row.problem.message },
      waitsForProfile: current?.waitsForProfile(row) ?? false,
      isKept: current?.shelf.isKept(id) ?? true,
    }
  }

  function show(): void {
    state.files = (current?.shelf.all() ?? []).map(fileOf).toSorted((a, b) => a.addedAt - b.addedAt)
  }

  /** Ids of the files that wait for the profile of an organisation. */
  const heldOf = (slug: string) =>
    state.files
      .filter((one) => one.organisation === slug && one.waitsForProfile)
      .map(({ id }) => id)

  const news: SendingNews = {
    onProgress(row, share) {
      const percent = Math.floor(share * 100)
      percents.set(row.id, percent)
      const file = state.files.find((one) => one.id === row.id)
      if (file) file.percent = percent
      tell({ kind: 'progress', file: fileOf(row), percent })
    },
    onSent(row, evidence) {
      percents.delete(row.id)
      state.sentAt = Date.now()
      tell({ kind: 'sent', file: fileOf(row), evidence })
    },
    onFailed(row) {
      percents.delete(row.id)
      tell({ kind: 'failed', file: fileOf(row) })
    },
  }

  async function begin(user: string): Promise<OpenEvidenceQueue> {
    const [{ openEvidenceQueue }] = await Promise.all([load(), drafts.openDrafts()])
    const queue = await openEvidenceQueue(
      user,
      { upload, draftOf: drafts.draftOf, isReachable: options.isReachable },
      news,
    )
    current = queue
    const known = new Map(queue.shelf.all().map((row) => [row.id, row]))
    queue.shelf.follow((id, row, where) => {
      const before = known.get(id)
      if (row) known.set(id, row)
      else known.delete(id)
      show()
      if (!before && row && where === 'here') tell({ kind: 'queued', file: fileOf(row) })
      if (before && !row && where === 'elsewhere')
        tell({ kind: 'sent', file: fileOf(before), evidence: null })
    })
    drafts.followDrafts((slug) => {
      const held = heldOf(slug)
      if (state.files.some((one) => one.organisation === slug)) show()
      const isSaved = held.some((id) => !heldOf(slug).includes(id))
      if (isSaved) void queue.send('due')
    })
    show()
    void queue.send('signed-in')
    return queue
  }

  async function open(): Promise<OpenEvidenceQueue | null> {
    const user = userId()
    if (!user) return null
    if (opened?.user === user) return opened.queue.catch(() => null)
    if (!isWoken) options.wake((why) => void current?.send(why))
    isWoken = true
    current?.close()
    current = null
    const queue = begin(user)
    opened = { user, queue }
    return queue.catch((error: unknown) => {
      // It is tried again when it is asked for next.
      if (opened?.queue === queue) opened = null
      logFailure('The evidence queue could not be opened.', error)
      return null
    })
  }

  return {
    evidenceQueue: state,
    openEvidenceQueue: async () => (await open()) !== null,
    followEvidence(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async queueEvidence(slug, credentialId, files) {
      const queue = await open()
      if (!queue) return files.map(({ name }) => ({ name, reason: 'closed' }))
      const failures: NotQueued[] = []
      for (const file of files) {
        const failure = await queue.add(slug, credentialId, file)
        if (failure) failures.push(failure)
      }
      void queue.send('due')
      return failures
    },
    assignEvidence: async (id, place) => (await (await open())?.assign(id, place)) ?? true,
    cancelEvidence: async (id) => (await open())?.cancel(id),
    retryEvidence: async (id) => (await open())?.retry(id),
    sendEvidence: async () => (await open())?.send('asked'),
    takeSharedFiles: async (...taking) =>
      (await (await open())?.takeShared(...taking)) ?? { taken: 0, refusals: [], left: 0 },
    renameEvidence: async (from, to) => current?.rename(from, to),
    async forgetEvidence(user) {
      const mine = opened?.user === user ? opened : null
      if (mine) {
        const queue = await mine.queue.catch(() => null)
        await queue?.shelf.clear()
        queue?.close()
      }
      current = null
      opened = null
      state.files = []
      await (await load()).forgetEvidenceOf(user)
    },
  }
}
