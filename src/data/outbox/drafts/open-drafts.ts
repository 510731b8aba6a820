import type { Api } from '#src/api/create-api.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { Brand } from '#src/contract/brand.ts'
import { createOutboxRows } from '#src/storage/outbox-rows.ts'
import { createOutboxStore, type OutboxStore } from '#src/storage/outbox-store.ts'
import { draftTable } from '#src/storage/tables/draft-formats.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'
import { openOtherTabs } from '#src/storage/other-tabs.ts'
import type { LocalArea } from '#src/lib/local-area.ts'
import { createLease } from '../lease.ts'
import { createDrafts, type Drafts } from './create-drafts.ts'
import type { Typed } from './keep-typed.ts'
import { forgetLastTyped, takeLastTyped, writeLastTyped } from './last-typed.ts'
import { linkPortfolios } from './link-portfolios.ts'

export type OpenDraftsOptions = {
  local: LocalArea
  organisations: Api['organisations']
  portfolios: () => Promise<Brand['associatedPortfolios']>
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
  /** Told of each profile that was sent from here. */
  onStored: (sent: { slug: string; details: OrganisationDetails }) => void
}

export type OpenDrafts = Drafts & {
  shelf: OutboxStore<DraftRow>
  /** Keeps what was typed even if the page is gone before IndexedDB has taken it. */
  keepAtOnce(slug: string, typed: Typed): void
}

const openShelf = (user: string): OutboxStore<DraftRow> =>
  createOutboxStore(
    draftTable,
    user,
    async () => createOutboxRows(draftTable),
    openOtherTabs('credence-drafts'),
  )

/** Removes the drafts of a user, opened or not. */
export async function forgetDraftsOf(user: string, local: LocalArea): Promise<void> {
  takeLastTyped(local, user)
  const shelf = openShelf(user)
  await shelf.clear()
  shelf.close()
}

/**
 * Opens the drafts of one person in this browser. In a module of its own, so that nobody loads Dexie
 * and the outbox who has nothing to keep.
 */
export async function openDrafts(user: string, options: OpenDraftsOptions): Promise<OpenDrafts> {
  const { organisations, portfolios, isReachable, onStored, local } = options
  const shelf = openShelf(user)
  const drafts = createDrafts({
    user,
    shelf,
    organisations,
    details: organisations.details,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
    random: Math.random,
    isReachable,
    lease: createLease('credence-outbox', navigator.locks),
    later(work, wait) {
      const timer = setTimeout(work, wait)
      return () => clearTimeout(timer)
    },
    async onAttempt(row, details) {
      if (details) onStored({ slug: row.organisation, details })
      const held = details ? details.sustainabilityCredentials : row.base.credentials
      await linkPortfolios(organisations, await portfolios(), {
        slug: details?.slug ?? row.organisation,
        heldIds: held.map((one) => one.id),
      })
    },
  })
  await shelf.load()
  for (const { slug, typed } of takeLastTyped(local, user)) await drafts.keep(slug, typed)
  return {
    ...drafts,
    shelf,
    keepAtOnce(slug, typed) {
      writeLastTyped(local, user, slug, typed)
      void drafts.keep(slug, typed).then(() => {
        if (shelf.isKeeping()) forgetLastTyped(local, user, slug)
      })
    },
  }
}
