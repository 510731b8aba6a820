import type { Api } from '#src/api/create-api.ts'
import type { Brand } from '#src/contract/brand.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { createLeaveQuestion } from '../../lib/leave-question.ts'
import type { LocalArea } from '../../lib/local-area.ts'
import { createOutboxRows } from '../../storage/outbox-rows.ts'
import { createOutboxStore, openOtherTabs } from '../../storage/outbox-store.ts'
import { createSharedFiles } from '../../storage/shared-files.ts'
import { draftTable } from '../../storage/tables/draft-formats.ts'
import { evidenceTable, type EvidenceRow } from '../../storage/tables/evidence-queue.ts'
import { createDrafts } from './drafts/create-drafts.ts'
import type { Typed } from './drafts/apply-typed.ts'
import { forgetLastTyped, takeLastTyped, writeLastTyped } from './drafts/last-typed.ts'
import { linkPortfolios } from './drafts/link-portfolios.ts'
import { createEvidenceQueue } from './evidence/create-evidence-queue.ts'
import { waitsForProfile } from './evidence/queue-row.ts'
import { createLease } from './lease.ts'
import type { SharedWords, TakenShared } from './outbox.ts'

export type OutboxOptions = {
  local: LocalArea
  organisations: Api['organisations']
  upload: Api['evidence']['upload']
  portfolios: () => Promise<Brand['associatedPortfolios']>
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
  /** Told of each profile that was sent from here, and under which slug it was known before. */
  onStored: (slug: string, details: OrganisationDetails) => void
  /** Told how much of a file has gone out, 0 to 1. */
  onProgress: (row: EvidenceRow, share: number) => void
  /** Told of each file that is on the server for certain, with null where its answer was lost. */
  onSent: (row: EvidenceRow, evidence: Evidence | null) => void
  onFailed: (row: EvidenceRow) => void
}

export type OpenOutbox = Awaited<ReturnType<typeof openOutbox>>

function draftsOf(user: string) {
  const open = async () => createOutboxRows(draftTable)
  return createOutboxStore(draftTable, user, open, openOtherTabs('credence-drafts'))
}
function filesOf(user: string) {
  const open = async () => createOutboxRows(evidenceTable)
  return createOutboxStore(evidenceTable, user, open, openOtherTabs('credence-evidence'))
}
// Insecure pages have none.
const openShared = () => createSharedFiles('caches' in globalThis ? caches : undefined)

/** Removes what a user has in the outbox, opened or not, and what other applications shared. */
export async function clearOutboxOf(user: string, local: LocalArea): Promise<void> {
  takeLastTyped(local, user)
  const stores = [draftsOf(user), filesOf(user)]
  await Promise.all([...stores.map((store) => store.clear()), openShared().clear()])
  for (const store of stores) store.close()
}

function later(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

/** Opens the outbox of one person in this browser: in a page, or in the worker where no page is open. */
export async function openOutbox(user: string, options: OutboxOptions) {
  const { organisations, portfolios, local, onStored, isReachable } = options
  const surroundings = {
    ...{ user, isReachable, later, now: Date.now, random: Math.random },
    newKey: () => crypto.randomUUID(),
  }
  const stores = { drafts: draftsOf(user), files: filesOf(user) }
  const heldBack = (row: EvidenceRow) => waitsForProfile(row, stores.drafts.peek(row.organisation))

  const files = createEvidenceQueue({
    ...surroundings,
    ...{ upload: options.upload, onProgress: options.onProgress },
    ...{ onSent: options.onSent, onFailed: options.onFailed },
    store: stores.files,
    waitsForProfile: heldBack,
    lease: createLease('credence-evidence', navigator.locks),
  })
  const drafts = createDrafts({
    ...{ ...surroundings, organisations, details: organisations.details },
    store: stores.drafts,
    lease: createLease('credence-outbox', navigator.locks),
    async onAttempt({ organisation, base }, details) {
      if (details) onStored(organisation, details)
      if (details && details.slug !== organisation) await files.rename(organisation, details.slug)
      const held = details ? details.sustainabilityCredentials : base.credentials
      await linkPortfolios(organisations, await portfolios(), {
        slug: details?.slug ?? organisation,
        heldIds: held.map((one) => one.id),
      })
    },
  })
  const askBeforeLeaving = createLeaveQuestion(globalThis)
  stores.files.follow(() =>
    askBeforeLeaving(stores.files.all().some(({ id }) => !stores.files.isStored(id))),
  )
  await Promise.all([stores.drafts.load(), stores.files.load()])
  for (const { slug, typed } of takeLastTyped(local, user)) await drafts.keep(slug, typed)

  return {
    drafts,
    files,
    stores,
    waitsForProfile: heldBack,
    /** Keeps what was typed even if the page is gone before IndexedDB has taken it. */
    storeAtOnce(slug: string, typed: Typed): void {
      writeLastTyped(local, user, slug, typed)
      void drafts.keep(slug, typed).then(() => {
        if (stores.drafts.canStore()) forgetLastTyped(local, user, slug)
      })
    },
    async takeShared(slug: string, words: SharedWords): Promise<TakenShared> {
      const shared = openShared()
      const result: TakenShared = { taken: 0, refusals: [], left: 0 }
      for (const { id, file } of await shared.all(words.nameless)) {
        const refusal = words.refusalOf(file)
        const failure = refusal === null ? await files.add(slug, null, file, id) : null
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
    /** Removes everything; whatever is changed afterwards is not stored. */
    async clear(): Promise<void> {
      await Promise.all([stores.drafts.clear(), stores.files.clear()])
      drafts.close()
      files.close()
    },
    close() {
      drafts.close()
      files.close()
    },
  }
}
