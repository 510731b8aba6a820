import * as limits from '#src/contract/limits.ts'
import type { OutboxStore } from '#src/storage/outbox-store.ts'
import type { EvidenceRow } from '#src/storage/tables/evidence-queue.ts'
import type { EvidencePlace, NotQueued } from '../outbox.ts'
import { createDrain, type Lane, type Wake } from '../drain.ts'
import { assigned, entryOf, newRow, woken } from './queue-row.ts'
import { sendEvidence, type SendEvidence } from './send-evidence.ts'

export type EvidenceQueueDependencies = Omit<SendEvidence, 'store'> &
  Pick<Lane<EvidenceRow>, 'lease' | 'later' | 'isReachable'> & {
    user: string
    store: OutboxStore<EvidenceRow>
  }

/** The evidence queue of one signed-in person. */
export function createEvidenceQueue(dependencies: EvidenceQueueDependencies) {
  const { user, store, now, newKey } = dependencies
  /** Of the last file that was added: each has its own, so that their order is kept. */
  let lastAdded = 0
  let current: { id: string; stop: AbortController } | null = null

  const drain = createDrain<EvidenceRow>({
    ...dependencies,
    load: store.load,
    all: store.all,
    entryOf: (row) => entryOf(row, dependencies.waitsForProfile(row)),
    pausesTogether: true,
    async attempt(row) {
      const stop = new AbortController()
      current = { id: row.id, stop }
      try {
        return await sendEvidence(row, dependencies, stop.signal)
      } finally {
        current = null
      }
    },
  })
  store.follow((id, row) => {
    // Given up, in this tab or another.
    if (!row && current?.id === id) current.stop.abort()
  })

  const hasRoom = (slug: string) =>
    store.all().filter((one) => one.organisation === slug).length < limits.evidenceWaiting

  async function add(
    slug: string,
    credentialId: string | null,
    file: File,
    id: string = crypto.randomUUID(),
  ): Promise<NotQueued | null> {
    const { name, type, size } = file
    if (!hasRoom(slug)) return { name, reason: 'full' }
    try {
      const bytes = await file.arrayBuffer()
      const described = { id, user, organisation: slug, credentialId, name, type, size }
      lastAdded = Math.max(now(), lastAdded + 1)
      await store.add(newRow({ ...described, addedAt: lastAdded }), bytes)
      return null
    } catch {
      // It was moved, or another application has it.
      return { name, reason: 'unreadable' }
    }
  }

  return {
    add,
    /** ms until a file is due; null while none waits for a time. */
    dueIn: drain.dueIn,
    /** Whoever wakes the queue, what failed waits for its time, unless a person asks for it (KEEP-1). */
    async send(why: Wake): Promise<void> {
      for (const { id, state, notBefore } of store.all()) {
        const isFree =
          (state === 'sign-in' && why !== 'due') ||
          (state === 'waiting' && why === 'asked' && notBefore > 0)
        if (isFree) await store.change(id, (row) => row && woken(row))
      }
      await drain.send(why)
    },
    async assign(id: string, place: EvidencePlace): Promise<boolean> {
      const before = store.all().find((row) => row.id === id)
      if (!before) return true
      if (before.organisation !== place.organisation && !hasRoom(place.organisation)) return false
      await store.change(id, (row) => row && assigned(row, place, newKey()))
      void drain.send('due')
      return true
    },
    async retry(id: string): Promise<void> {
      await store.change(id, (row) => row && woken(row))
      await drain.send({ asked: id })
    },
    async cancel(id: string): Promise<void> {
      await store.change(id, () => null)
    },
    async rename(from: string, to: string): Promise<void> {
      for (const { id, organisation } of store.all()) {
        if (organisation === from)
          await store.change(id, (row) => row && { ...row, organisation: to, key: newKey() })
      }
    },
    close() {
      drain.stop()
      current?.stop.abort()
      store.close()
    },
  }
}
