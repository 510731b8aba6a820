import type { Evidence } from '#src/contract/evidence.ts'

/** What this screen did to the files since they were read. */
export type EvidenceChanges = {
  readonly added: readonly Evidence[]
  /** Ids. */
  readonly removed: readonly string[]
}

export const noChanges: EvidenceChanges = { added: [], removed: [] }

/** A sent file; one that was there already is the same one, and stands first now. */
export function withAdded({ added, removed }: EvidenceChanges, file: Evidence): EvidenceChanges {
  return {
    added: [file, ...added.filter((one) => one.id !== file.id)],
    removed: removed.filter((id) => id !== file.id),
  }
}

/** @returns the changes once the file with this id is removed */
export function withRemoved({ added, removed }: EvidenceChanges, id: string): EvidenceChanges {
  return { added, removed: [...removed, id] }
}

/** The files as they are now, newest first. */
export function changedFiles(read: readonly Evidence[], changes: EvidenceChanges): Evidence[] {
  const { added, removed } = changes
  const addedIds = new Set(added.map((one) => one.id))
  return [...added, ...read.filter((one) => !addedIds.has(one.id))].filter(
    (one) => !removed.includes(one.id),
  )
}
