import { proxy } from 'valtio/vanilla'
import type { LocalArea } from '../../lib/local-area.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { UnreadDraft } from '../../storage/outbox-table.ts'
import type { EvidenceRow } from '../../storage/tables/evidence-queue.ts'
import type { OutboxNeeds } from '../create-data.ts'
import { storedAnswersData } from '../stored-answers.ts'
import { countUnsentForms } from '../unsent-forms.ts'
import type { Wake } from './drain.ts'
import { clearOutboxOf, openOutbox, type OpenOutbox } from './open-outbox.ts'
import type {
  EvidenceNews,
  EvidenceQueueState,
  StoredDraft,
  NotQueued,
  OutboxData,
  OutboxItem,
  OutboxState,
  QueuedFile,
  SaveOutcome,
} from './outbox.ts'

type Page = {
  local: LocalArea
  /** Host of the page, which tells the brand. */
  host: string
  /** Calls back whenever what waits is worth a look: back online, in sight, signed in. */
  wake: (again: (why: Wake) => void) => void
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
}

/** The outbox of the signed-in user, opened when it is first asked for. */
export function createOutbox(
  { api, userId, brand, onStored }: OutboxNeeds,
  { local, host, wake, isReachable }: Page,
): OutboxData {
  const state = proxy<OutboxState>({ canStore: true, items: [], sentAt: null })
  const evidenceQueue = proxy<EvidenceQueueState>({ files: [], sentAt: null })
  const flushes = new Set<() => Promise<void>>()
  const gone = new Set<string>()
  const listeners = new Set<(news: EvidenceNews) => void>()
  const percents = new Map<string, number>()
  let opened: { user: string; outbox: Promise<OpenOutbox> } | null = null
  let current: OpenOutbox | null = null
  let isWakeful = false

  const tell = (news: EvidenceNews) => listeners.forEach((listener) => listener(news))

  function showDrafts({ stores: { drafts } }: OpenOutbox): void {
    state.canStore = drafts.canStore()
    state.items = [...drafts.all().map(itemOf), ...drafts.unread().map(unreadItem)].toSorted(
      (a, b) => a.changedAt - b.changedAt,
    )
  }

  function showFiles(): void {
    const rows = current?.stores.files.all() ?? []
    evidenceQueue.files = rows.map(fileOf).toSorted((a, b) => a.addedAt - b.addedAt)
  }

  function fileOf(row: EvidenceRow): QueuedFile {
    const { id, organisation, credentialId, name, size, addedAt, state, problem } = row
    const percent = state === 'sending' ? (percents.get(id) ?? null) : null
    return {
      ...{ id, organisation, credentialId, name, size, addedAt, percent, state },
      problem,
      waitsForProfile: current?.waitsForProfile(row) ?? false,
      isStored: current?.stores.files.isStored(id) ?? true,
    }
  }

  /** Ids of the files that wait for the profile of an organisation. */
  const heldOf = (slug: string) =>
    evidenceQueue.files
      .filter((one) => one.organisation === slug && one.waitsForProfile)
      .map(({ id }) => id)

  async function begin(user: string): Promise<OpenOutbox> {
    const open = await openOutbox(user, {
      ...{ local, isReachable, organisations: api.organisations, upload: api.evidence.upload },
      portfolios: async () => (await brand(host)).associatedPortfolios,
      onStored(slug, details) {
        state.sentAt = Date.now()
        onStored(slug, details)
      },
      onProgress(row, share) {
        const percent = Math.floor(share * 100)
        percents.set(row.id, percent)
        const file = evidenceQueue.files.find((one) => one.id === row.id)
        if (file) file.percent = percent
        tell({ kind: 'progress', file: fileOf(row), percent })
      },
      onSent(row, evidence) {
        percents.delete(row.id)
        evidenceQueue.sentAt = Date.now()
        tell({ kind: 'sent', file: fileOf(row), evidence })
      },
      onFailed(row) {
        percents.delete(row.id)
        tell({ kind: 'failed', file: fileOf(row) })
      },
    })
    current = open
    followStores(open)
    showDrafts(open)
    showFiles()
    send('signed-in')
    return open
  }

  function followStores(open: OpenOutbox): void {
    const { drafts, files } = open.stores
    drafts.follow((slug, row) => {
      if (!row) gone.add(slug)
      showDrafts(open)
      const held = heldOf(slug)
      if (evidenceQueue.files.some((one) => one.organisation === slug)) showFiles()
      const isSaved = held.some((id) => !heldOf(slug).includes(id))
      if (isSaved && current) void current.files.send('due')
    })
    const known = new Map(files.all().map((row) => [row.id, row]))
    files.follow((id, row, where) => {
      const before = known.get(id)
      if (row) known.set(id, row)
      else known.delete(id)
      showFiles()
      if (!before && row && where === 'here') tell({ kind: 'queued', file: fileOf(row) })
      if (before && !row && where === 'elsewhere')
        tell({ kind: 'sent', file: fileOf(before), evidence: null })
    })
  }

  /** Drafts and files side by side: no file holds up a save. */
  function send(why: Wake): void {
    void current?.drafts.send(why)
    void current?.files.send(why)
  }

  async function open(): Promise<OpenOutbox | null> {
    const user = userId()
    if (!user) return null
    if (opened?.user !== user) {
      if (!isWakeful) wake(send)
      isWakeful = true
      current?.close()
      current = null
      opened = { user, outbox: begin(user) }
    }
    try {
      return await opened.outbox
    } catch (error) {
      // The next call tries again.
      logFailure('Drafts cannot be kept on this page.', error)
      state.canStore = false
      opened = null
      return null
    }
  }

  /** Without a user nothing can be sent; without the outbox nothing can be stored either. */
  const unsent = (): SaveOutcome =>
    userId() ? { kind: 'waiting', problem: null } : { kind: 'sign-in' }

  return {
    ...storedAnswersData(local, userId),
    countForms: () => countUnsentForms(local, userId()),
    state,
    evidenceQueue,
    open: async () => (await open()) !== null,
    draftOf: (slug) => current?.stores.drafts.peek(slug) ?? null,
    // What a sign-out removes is no news: a form would ask the server for what may not be read any more.
    followDrafts: (changed) =>
      current?.stores.drafts.follow((slug) => current && changed(slug)) ?? (() => {}),
    takeGoneDraft: (slug) => gone.delete(slug),
    storeDraft: async (slug, typed) => void (await (await open())?.drafts.keep(slug, typed)),
    storeDraftAtOnce: (slug, typed) => current?.storeAtOnce(slug, typed),
    discardDraft: async (slug) => (await open())?.drafts.discard(slug),
    saveDraft: async (...save) => (await (await open())?.drafts.save(...save)) ?? unsent(),
    resolveDraft: async (...choices) =>
      (await (await open())?.drafts.resolve(...choices)) ?? unsent(),
    sendDrafts: async () => (await open())?.drafts.send('asked'),
    exportDrafts() {
      const { drafts } = current?.stores ?? {}
      const unread = (drafts?.unread() ?? []).map(({ stored }) => stored)
      return JSON.stringify([...(drafts?.all() ?? []), ...unread], null, 2)
    },
    beforeReload(flush) {
      flushes.add(flush)
      return () => flushes.delete(flush)
    },
    flushDrafts: async () => void (await Promise.all([...flushes].map((flush) => flush()))),
    followEvidence(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async queueEvidence(slug, credentialId, files) {
      const outbox = await open()
      if (!outbox) return files.map(({ name }) => ({ name, reason: 'closed' }))
      const failures: NotQueued[] = []
      for (const file of files) {
        const failure = await outbox.files.add(slug, credentialId, file)
        if (failure) failures.push(failure)
      }
      void outbox.files.send('due')
      return failures
    },
    assignEvidence: async (id, place) => (await (await open())?.files.assign(id, place)) ?? true,
    cancelEvidence: async (id) => (await open())?.files.cancel(id),
    retryEvidence: async (id) => (await open())?.files.retry(id),
    sendEvidence: async () => (await open())?.files.send('asked'),
    takeSharedFiles: async (...taking) =>
      (await (await open())?.takeShared(...taking)) ?? { taken: 0, refusals: [], left: 0 },
    async forget(user) {
      const mine = opened?.user === user ? opened : null
      // Whatever the page still types as it goes must not come back.
      flushes.clear()
      current = null
      opened = null
      if (mine) await (await mine.outbox).clear()
      await clearOutboxOf(user, local)
    },
  }
}

function itemOf({ organisation, name, changedAt, outgoing }: StoredDraft): OutboxItem {
  // Without an answer there are no words but those of the browser.
  const problem = outgoing?.problem?.status ? outgoing.problem : null
  return { slug: organisation, name, changedAt, state: outgoing?.state ?? 'draft', problem }
}

function unreadItem({ organisation, name, changedAt }: UnreadDraft): OutboxItem {
  return { slug: organisation, name, changedAt, state: 'unreadable', problem: null }
}
