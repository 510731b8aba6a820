import type { ShortlistItem } from '../../contract/buyers/shortlist.ts'
import { createDrain, type Lane, type Wake } from '../outbox/drain.ts'
import { isDone, type ItemChange, type Noted, notedOf, seenOf } from './item-change.ts'
import { sendChange, type SendChange } from './send-change.ts'
import type { StoredChanges } from './stored-changes.ts'

export type ChangeQueueNeeds = Omit<SendChange, 'stored' | 'onSaved'> &
  Pick<Lane<ItemChange>, 'lease' | 'later'> & {
    stored: StoredChanges
    /** Calls back when another tab has stored something. */
    whenTold: (work: () => void) => void
  }

/** Told of what changes; `saved` is there where the server has taken something. */
export type ChangeListener = (saved: { list: string; item: ShortlistItem } | null) => void

/** What is noted on lists, and sent as soon as the server takes it: like drafts, without a form around it. */
export type ChangeQueue = {
  /** The same array until something changes. */
  all(): readonly ItemChange[]
  follow(listener: ChangeListener): () => void
  /** Keeps what was noted about an item, with what was noted before, and sends it. */
  note(list: string, item: ShortlistItem, noted: Noted): Promise<void>
  /** Settles a conflict by what the user has chosen, which replaces what somebody else saved. */
  settle(item: string, noted: Noted): Promise<void>
  /** Throws away what was not sent. */
  drop(item: string): void
  send(why: Wake): Promise<void>
}

/** The changes of one person to the lists of one buyer. */
export function createChangeQueue(needs: ChangeQueueNeeds): ChangeQueue {
  const listeners = new Set<ChangeListener>()
  let known = needs.stored.all()
  const tell: ChangeListener = (saved) => {
    known = needs.stored.all()
    for (const listener of listeners) listener(saved)
  }
  const stored: StoredChanges = {
    all: needs.stored.all,
    change(item, change) {
      const after = needs.stored.change(item, change)
      tell(null)
      return after
    },
  }
  const sending: SendChange = {
    ...{ ...needs, stored },
    onSaved: (list, item) => tell({ list, item }),
  }
  const drain = createDrain<ItemChange>({
    ...needs,
    load: async () => tell(null),
    all: stored.all,
    entryOf: ({ item, key, state, notBefore, askedAt }) => ({
      ...{ id: item, key, state, notBefore, askedAt, isHeld: false },
    }),
    attempt: (row) => sendChange(row, sending),
    pausesTogether: true,
  })
  needs.whenTold(() => tell(null))
  const fresh = () => ({
    ...{ key: needs.newKey(), state: 'waiting' as const, problem: null, theirs: null },
    ...{ attempts: 0, notBefore: 0, askedAt: needs.now() },
  })
  return {
    all: () => known,
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async note(list, item, noted) {
      stored.change(item.id, (now) => {
        const base = now?.base ?? seenOf(item)
        const next = { ...(now && notedOf(now)), ...noted }
        // It may be on its way: what it was before is then a change again.
        if (isDone(next, base) && now?.state !== 'sending') return undefined
        return { list, item: item.id, name: item.name, base, ...next, ...fresh() }
      })
      await drain.send({ asked: item.id })
    },
    async settle(item, noted) {
      stored.change(item, (now) => {
        if (!now) return now
        const { status: _status, note: _note, ...rest } = now
        const base = now.theirs ?? now.base
        return isDone(noted, base) ? undefined : { ...rest, base, ...noted, ...fresh() }
      })
      await drain.send({ asked: item })
    },
    drop: (item) => void stored.change(item, () => undefined),
    async send(why) {
      if (needs.stored.all().length > 0) await drain.send(why)
    },
  }
}
