import { logFailure } from '../lib/log-failure.ts'
import { proxy } from 'valtio/vanilla'
import type { DraftsData, KeptDraft, OutboxItem, OutboxState, SaveOutcome } from './drafts-data.ts'
import type { OpenDrafts, OpenDraftsOptions } from './outbox/drafts/open-drafts.ts'
import type { UnreadDraft } from '../storage/tables/draft-formats.ts'
import type { Wake } from './outbox/drain.ts'

export type LazyDraftsOptions = OpenDraftsOptions & {
  userId: () => string | null
  /** Calls back whenever what waits is worth a look: back online, in sight, signed in. */
  wake: (again: (why: Wake) => void) => void
}

const load = () => import('./outbox/drafts/open-drafts.ts')

/** The drafts of whoever is signed in, loaded when they are first asked for. */
export function lazyDrafts(options: LazyDraftsOptions): DraftsData {
  const outbox = proxy<OutboxState>({ isKeeping: true, items: [], sentAt: null })
  const flushes = new Set<() => Promise<void>>()
  const gone = new Set<string>()
  let opened: { user: string; drafts: Promise<OpenDrafts> } | null = null
  let current: OpenDrafts | null = null
  let isWakeful = false

  function show({ shelf }: OpenDrafts): void {
    outbox.isKeeping = shelf.isKeeping()
    outbox.items = [...shelf.all().map(itemOf), ...shelf.unread().map(unreadItem)].toSorted(
      (a, b) => a.changedAt - b.changedAt,
    )
  }

  async function begin(user: string): Promise<OpenDrafts> {
    const { openDrafts } = await load()
    const drafts = await openDrafts(user, {
      ...options,
      onStored(sent) {
        outbox.sentAt = Date.now()
        options.onStored(sent)
      },
    })
    current = drafts
    drafts.shelf.follow((slug, row) => {
      if (!row) gone.add(slug)
      show(drafts)
    })
    show(drafts)
    void drafts.send('signed-in')
    return drafts
  }

  async function open(): Promise<OpenDrafts | null> {
    const user = options.userId()
    if (!user) return null
    if (opened?.user !== user) {
      if (!isWakeful) options.wake((why) => void current?.send(why))
      isWakeful = true
      current?.close()
      current = null
      opened = { user, drafts: begin(user) }
    }
    try {
      return await opened.drafts
    } catch (error) {
      // The part of the portal that keeps drafts could not be loaded: the next call tries again.
      logFailure('Drafts cannot be kept on this page.', error)
      outbox.isKeeping = false
      opened = null
      return null
    }
  }

  /** Without a user nothing can be sent; without the outbox nothing can be kept either. */
  const unsent = (): SaveOutcome =>
    options.userId() ? { kind: 'waiting', problem: null } : { kind: 'sign-in' }

  return {
    outbox,
    openDrafts: async () => (await open()) !== null,
    draftOf: (slug) => current?.shelf.peek(slug) ?? null,
    // What a sign-out removes is no news: a form would ask the server for what nobody may read now.
    followDrafts: (changed) =>
      current?.shelf.follow((slug) => current && changed(slug)) ?? (() => {}),
    takeGoneDraft: (slug) => gone.delete(slug),
    keepDraft: async (slug, typed) => void (await (await open())?.keep(slug, typed)),
    keepDraftAtOnce: (slug, typed) => current?.keepAtOnce(slug, typed),
    discardDraft: async (slug) => (await open())?.discard(slug),
    saveDraft: async (...save) => (await (await open())?.save(...save)) ?? unsent(),
    resolveDraft: async (...choices) => (await (await open())?.resolve(...choices)) ?? unsent(),
    sendDrafts: async () => (await open())?.send('asked'),
    exportDrafts() {
      const unread = (current?.shelf.unread() ?? []).map(({ stored }) => stored)
      return JSON.stringify([...(current?.shelf.all() ?? []), ...unread], null, 2)
    },
    beforeReload(flush) {
      flushes.add(flush)
      return () => flushes.delete(flush)
    },
    flushDrafts: async () => void (await Promise.all([...flushes].map((flush) => flush()))),
    async forgetDrafts(user) {
      const mine = opened?.user === user ? opened : null
      // Whatever the page still types as it goes must not come back.
      flushes.clear()
      current = null
      opened = null
      if (mine) await (await mine.drafts).shelf.clear()
      await (await load()).forgetDraftsOf(user, options.local)
    },
  }
}

function itemOf({ organisation, name, changedAt, outgoing }: KeptDraft): OutboxItem {
  // Without an answer there are no words but those of the browser.
  const problem = outgoing?.problem?.status ? outgoing.problem.message : null
  return { slug: organisation, name, changedAt, state: outgoing?.state ?? 'draft', problem }
}

function unreadItem({ organisation, name, changedAt }: UnreadDraft): OutboxItem {
  return { slug: organisation, name, changedAt, state: 'unreadable', problem: null }
}
