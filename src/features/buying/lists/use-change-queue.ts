import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import type { Data } from '#src/data/data.ts'
import { createLease } from '#src/data/outbox/lease.ts'
import { openBuyers } from '#src/data/buyers-data.ts'
import { type ChangeQueue, createChangeQueue } from '#src/data/shortlists/create-change-queue.ts'
import type { ItemChange } from '#src/data/shortlists/item-change.ts'
import { createStoredChanges } from '#src/data/shortlists/stored-changes.ts'
import { createUnsentForms } from '#src/data/unsent-forms.ts'
import { createLocalArea, storageNameOf } from '#src/lib/local-area.ts'

type Needs = Pick<Data, 'call' | 'offline'>

/** One for each user and buyer of a page: whatever is drawn anew, what is under way goes on. */
const open = new WeakMap<Needs, Map<string, ChangeQueue>>()

/** What a user has noted on the lists of a buyer and the server does not have yet. */
function changeQueueOf(data: Needs, userId: string, buyer: string): ChangeQueue {
  const known = open.get(data) ?? new Map<string, ChangeQueue>()
  open.set(data, known)
  const key = `${userId} ${buyer}`
  const queue = known.get(key) ?? openQueue(data, userId, buyer)
  known.set(key, queue)
  return queue
}

function openQueue(data: Needs, userId: string, buyer: string): ChangeQueue {
  const { offline } = data
  const local = createLocalArea(() => localStorage)
  const queue = createChangeQueue({
    ...{ buyer, api: openBuyers(data).shortlists, now: Date.now, random: Math.random },
    stored: createStoredChanges(createUnsentForms(local, userId, window), buyer),
    newKey: () => crypto.randomUUID(),
    isReachable: () => offline.connectivity.get().isReachable,
    lease: createLease('credence-shortlists', navigator.locks),
    later(work, wait) {
      const timer = setTimeout(work, wait)
      return () => clearTimeout(timer)
    },
    whenTold: (work) =>
      window.addEventListener('storage', ({ key }) => {
        if (key === storageNameOf('unsent.forms')) work()
      }),
  })
  offline.whenReachable(() => void queue.send('due'))
  void queue.send('signed-in')
  return queue
}

/** The queue of a page of the buyer, and what is in it. */
export function useChangeQueue(
  data: Needs,
  userId: string,
  buyer: string,
): { queue: ChangeQueue; changes: readonly ItemChange[] } {
  const queue = useMemo(() => changeQueueOf(data, userId, buyer), [data, userId, buyer])
  const changes = useSyncExternalStore(queue.follow, queue.all)
  return { queue, changes }
}

/** Sends what waits, on pages beside those of the buyer. */
export function useQuietQueues(data: Needs, userId: string | null, buyers: readonly Buyer[]): void {
  useEffect(() => {
    if (userId) for (const { slug } of buyers) changeQueueOf(data, userId, slug)
  }, [data, userId, buyers])
}
