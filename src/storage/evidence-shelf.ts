import { createAttempt } from './attempt.ts'
import type { EvidenceChange, EvidenceRows } from './evidence-rows.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { EvidenceRow } from './tables/evidence-queue.ts'

/** Told what became of a file of the queue, here or in another tab. */
export type EvidenceListener = (
  id: string,
  row: EvidenceRow | null,
  where: 'here' | 'elsewhere',
) => void

/**
 * The files of one person that wait to be sent. Nothing here rejects: what IndexedDB does not take
 * (blocked, full) is kept as long as the page.
 */
export type EvidenceShelf = {
  /** As this tab knows it; complete once `load` has resolved. */
  all(): EvidenceRow[]
  /** Whether a file outlasts the page. */
  isKept(id: string): boolean
  /** Reads the device, again after each change in another tab; what it did not take is offered anew. */
  load(): Promise<void>
  /** Resolves once the file is kept as well as it can be. */
  add(row: EvidenceRow, bytes: ArrayBuffer): Promise<void>
  change(id: string, change: EvidenceChange): Promise<EvidenceRow | null>
  /** What is in a file; null where the device has lost it. */
  content(id: string): Promise<ArrayBuffer | null>
  follow(listener: EvidenceListener): () => void
  /** Removes everything; whatever is changed afterwards is not kept. */
  clear(): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

/**
 * @param open opens the rows in IndexedDB, again after a failure
 */
export function createEvidenceShelf(
  user: string,
  open: () => Promise<EvidenceRows>,
  tabs: OtherTabs | null,
): EvidenceShelf {
  const known = new Map<string, EvidenceRow>()
  /** Changes of kept rows that the device did not take. */
  const unkept = new Map<string, EvidenceRow | null>()
  /** Files that the device did not take. */
  const contents = new Map<string, ArrayBuffer>()
  const attempt = createAttempt(open)
  const listeners = new Set<EvidenceListener>()
  let isCleared = false

  function know(id: string, row: EvidenceRow | null, where: 'here' | 'elsewhere'): void {
    if (row) known.set(id, row)
    else known.delete(id)
    for (const listener of listeners) listener(id, row, where)
  }

  /** @returns whether the device has it now */
  async function store(row: EvidenceRow, bytes: ArrayBuffer): Promise<boolean> {
    try {
      await attempt((all) => all.add(row, bytes))
      contents.delete(row.id)
      tabs?.tell()
      return true
    } catch {
      contents.set(row.id, bytes)
      return false
    }
  }

  async function load(): Promise<void> {
    for (const [id, bytes] of contents) {
      const row = known.get(id)
      if (row && (await store(row, bytes))) know(id, row, 'here')
    }
    try {
      const stored = new Map((await attempt((all) => all.all(user))).map((row) => [row.id, row]))
      for (const id of known.keys())
        if (!stored.has(id) && !contents.has(id)) know(id, null, 'elsewhere')
      for (const [id, row] of stored) if (!unkept.has(id)) know(id, row, 'elsewhere')
    } catch {
      // What is known stays known.
    }
  }

  async function stored(id: string, change: EvidenceChange): Promise<EvidenceRow | null> {
    const before = unkept.get(id)
    try {
      const after = await attempt((all) =>
        all.change(id, (row) => change(before === undefined ? row : before)),
      )
      unkept.delete(id)
      tabs?.tell()
      return after
    } catch {
      const after = change(known.get(id) ?? null)
      unkept.set(id, after)
      return after
    }
  }

  tabs?.whenTold(() => void load())

  return {
    all: () => [...known.values()],
    isKept: (id) => !contents.has(id),
    load,
    async add(row, bytes) {
      if (isCleared) return
      await store(row, bytes)
      know(row.id, row, 'here')
    },
    async change(id, change) {
      if (isCleared) return null
      const isHereAlone = contents.has(id)
      const after = isHereAlone ? change(known.get(id) ?? null) : await stored(id, change)
      if (!after) contents.delete(id)
      know(id, after, 'here')
      return after
    },
    async content(id) {
      return contents.get(id) ?? attempt((all) => all.content(id)).catch(() => null)
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async clear() {
      isCleared = true
      unkept.clear()
      contents.clear()
      for (const id of known.keys()) know(id, null, 'here')
      // Where it cannot be opened there is nothing in it.
      await attempt((all) => all.clear(user)).catch(() => {})
      tabs?.tell()
    },
    close() {
      tabs?.close()
      listeners.clear()
    },
  }
}
