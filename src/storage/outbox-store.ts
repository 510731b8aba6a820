import { createAttempt } from './database-timeout.ts'
import type { OutboxRows, RowChange } from './outbox-rows.ts'
import type { OutboxTable, UnreadDraft } from './outbox-table.ts'

/** Told what became of a row, by this tab or by another. */
export type RowListener<Row> = (id: string, row: Row | null, where: 'here' | 'elsewhere') => void

/**
 * What one person has on this device alone, of one table. Nothing here rejects: what IndexedDB does not
 * take (blocked, full) is held as long as the page, and `canStore` and `isStored` say so.
 */
export type OutboxStore<Row> = {
  /** Whether the last change has reached the device. */
  canStore(): boolean
  /** Whether a file outlasts the page. */
  isStored(id: string): boolean
  /** As this tab knows it; complete once `load` has resolved. */
  peek(id: string): Row | null
  all(): Row[]
  /** What another release has stored and this one cannot read. */
  unread(): UnreadDraft[]
  /** Reads the device, again after each change in another tab; files that it did not take are offered anew. */
  load(): Promise<void>
  /** Resolves once a row and what is in its file are stored as well as they can be. */
  add(row: Row, bytes: ArrayBuffer): Promise<void>
  /** Resolves once the change is stored as well as it can be. */
  change(id: string, change: RowChange<Row>): Promise<Row | null>
  /** What is in a file; null where the device has lost it. */
  content(id: string): Promise<ArrayBuffer | null>
  /** Removes one of those that cannot be read. */
  removeUnread(id: string): Promise<void>
  follow(listener: RowListener<Row>): () => void
  /** Removes everything; whatever is changed afterwards is not stored. */
  clear(): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

/** The other tabs of this browser: told that something has changed, they read it anew. */
export type OtherTabs = {
  tell(): void
  whenTold(work: () => void): void
  close(): void
}

/**
 * @param open opens the rows in IndexedDB, again after a failure
 * @param tabs the other tabs, null where they cannot be told
 */
export function createOutboxStore<Row>(
  { idOf, contents: hasContents }: Pick<OutboxTable<Row>, 'idOf' | 'contents'>,
  user: string,
  open: () => Promise<OutboxRows<Row>>,
  tabs: OtherTabs | null,
): OutboxStore<Row> {
  const known = new Map<string, Row>()
  /** Changes that the device did not take. */
  const unstored = new Map<string, Row | null>()
  /** Files that the device did not take. */
  const contents = new Map<string, ArrayBuffer>()
  const attempt = createAttempt(open)
  const listeners = new Set<RowListener<Row>>()
  let unread: UnreadDraft[] = []
  let isStoring = true
  let isCleared = false

  function know(id: string, row: Row | null, where: 'here' | 'elsewhere'): void {
    if (!row || idOf(row) !== id) known.delete(id)
    if (row) known.set(idOf(row), row)
    for (const listener of listeners) listener(id, row, where)
  }

  /** @returns whether the device has the file now */
  async function store(row: Row, bytes: ArrayBuffer): Promise<boolean> {
    const id = idOf(row)
    try {
      await attempt((rows) => rows.add(user, row, bytes))
      contents.delete(id)
      tabs?.tell()
      return true
    } catch {
      contents.set(id, bytes)
      return false
    }
  }

  async function load(): Promise<void> {
    for (const [id, bytes] of contents) {
      const row = known.get(id)
      if (row && (await store(row, bytes))) know(id, row, 'here')
    }
    try {
      const stored = await attempt((rows) => rows.all(user))
      unread = stored.unread
      const next = withUnstored(new Map(stored.rows.map((row) => [idOf(row), row])))
      for (const id of known.keys()) if (!next.has(id)) know(id, null, 'elsewhere')
      for (const [id, row] of next) know(id, row, 'elsewhere')
    } catch {
      // What is known stays known.
      isStoring = false
    }
  }

  /** The rows of the device with what it did not take on top. */
  function withUnstored(rows: Map<string, Row>): Map<string, Row> {
    for (const [id, row] of unstored) {
      // What another tab has removed together with its file is gone: there is nothing left to send.
      if (row && (rows.has(id) || !hasContents)) rows.set(id, row)
      else rows.delete(id)
    }
    for (const id of contents.keys()) {
      const row = known.get(id)
      if (row) rows.set(id, row)
    }
    return rows
  }

  async function changeStored(id: string, change: RowChange<Row>): Promise<Row | null> {
    const before = unstored.get(id)
    const onTop: RowChange<Row> = (stored) => change(before === undefined ? stored : before)
    try {
      const after = await attempt((rows) => rows.change(user, id, onTop))
      unstored.delete(id)
      isStoring = true
      tabs?.tell()
      // It has been set aside, and goes by another key now: under this one is what was typed here.
      if (unread.some((one) => one.organisation === id)) await load()
      return after
    } catch {
      const after = onTop(known.get(id) ?? null)
      unstored.set(id, after)
      isStoring = false
      return after
    }
  }

  tabs?.whenTold(() => void load())

  return {
    canStore: () => isStoring,
    isStored: (id) => !contents.has(id),
    peek: (id) => known.get(id) ?? null,
    all: () => [...known.values()],
    unread: () => unread,
    load,
    async add(row, bytes) {
      if (isCleared) return
      await store(row, bytes)
      know(idOf(row), row, 'here')
    },
    async change(id, change) {
      if (isCleared) return null
      const isHereAlone = contents.has(id)
      const after = isHereAlone ? change(known.get(id) ?? null) : await changeStored(id, change)
      if (!after) contents.delete(id)
      know(id, after, 'here')
      return after
    },
    async content(id) {
      return contents.get(id) ?? attempt((rows) => rows.content(id)).catch(() => null)
    },
    async removeUnread(id) {
      await attempt((rows) => rows.remove(user, id)).catch(() => {})
      await load()
      for (const listener of listeners) listener(id, known.get(id) ?? null, 'here')
      tabs?.tell()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async clear() {
      isCleared = true
      unstored.clear()
      contents.clear()
      unread = []
      for (const id of known.keys()) know(id, null, 'here')
      // Where it cannot be opened there is nothing in it.
      await attempt((rows) => rows.clear(user)).catch(() => {})
      tabs?.tell()
    },
    close() {
      tabs?.close()
      listeners.clear()
    },
  }
}

/** @returns null where the browser cannot reach them: they then notice at their next change */
export function openOtherTabs(name: string): OtherTabs | null {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
    tell: () => channel.postMessage(null),
    whenTold: (work) => channel.addEventListener('message', work),
    close: () => channel.close(),
  }
}
