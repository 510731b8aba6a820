import { rm } from 'node:fs/promises'
import type { EvidenceStore } from '../store/evidence.ts'
import type { EvidenceFiles } from './evidence-files.ts'

export type Parts = { store: EvidenceStore; files: EvidenceFiles }

/**
 * Takes a file back; its content goes when nothing else has it.
 * @returns false when there is no such file
 */
export async function removeEvidence(
  { store, files }: Parts,
  organisationId: string,
  id: string,
): Promise<boolean> {
  const sha256 = await store.remove(organisationId, id)
  if (sha256 === undefined) return false
  // After the row is gone for good: a removal that does not come to this leaves a file to be swept up.
  await store.whenUnused(sha256, () => files.remove(sha256))
  return true
}

/**
 * Removes files that belong to nothing: of deleted organisations, and of uploads and removals that
 * were broken off more than a day ago. Where the files are of another database, none belongs to
 * anything in this one: then nothing is removed.
 * @returns how many; null where the files are of another database
 * @throws the signal's reason where it ends before that is done
 */
export async function sweepEvidence(
  { store, files }: Parts,
  signal?: AbortSignal,
): Promise<number | null> {
  const ownership = await files.ownership(await store.databaseId(), !(await store.isEmpty()))
  if (ownership === 'foreign') return null
  if (ownership === 'unknown') return 0
  const { contents, temporary } = await files.leftOver(store.usedOf, signal)
  for (const sha256 of contents) {
    signal?.throwIfAborted()
    await store.whenUnused(sha256, () => files.remove(sha256))
  }
  for (const path of temporary) await rm(path, { force: true })
  return contents.length + temporary.length
}
