import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { createKept } from './kept-reads.ts'
import { keyText, type QueueKey } from './queue-key.ts'

/** Items and files that are kept: the one that is shown, and what is read ahead. */
const most = 4
/** Milliseconds after which an item is read anew: suppliers and other verifiers may have changed it. */
const longest = 60_000

/** Reads items and their files once, and ahead: the next one is there when it is gone to. */
export type ItemStore = {
  item(key: QueueKey): Promise<QueueItem>
  /** One that has been read; null: it has to be waited for. */
  atHand(key: QueueKey): QueueItem | null
  /** A file of its supplier, or one that a verifier has kept. */
  file(item: QueueItem, id: string): Promise<Blob>
  /** Has it read anew the next time. */
  forget(key: QueueKey): void
  /** Reads an item and its first file. Never rejects. */
  readAhead(key: QueueKey): Promise<void>
}

/** @param now ms since the epoch */
export function createItemStore(
  data: Pick<OperateData, 'item' | 'file' | 'checkFile'>,
  now: () => number = Date.now,
): ItemStore {
  const items = createKept<QueueItem>({ most, longest, now })
  // A file never changes under its id.
  const files = createKept<Blob>({ most, longest: Infinity, now })
  const store: ItemStore = {
    item: (key) => items.read(keyText(key), () => data.item(key.slug, key.credentialId)),
    atHand: (key) => items.atHand(keyText(key)),
    file: (item, id) =>
      files.read(id, () =>
        item.evidence.some((one) => one.id === id)
          ? data.file(item.slug, id)
          : data.checkFile(item, id),
      ),
    forget: (key) => items.forget(keyText(key)),
    async readAhead(key) {
      try {
        const item = await store.item(key)
        const [first] = item.evidence
        if (first) await store.file(item, first.id)
      } catch {
        // Whoever goes there is told.
      }
    },
  }
  return store
}
