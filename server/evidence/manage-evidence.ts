import { rm } from 'node:fs/promises'
import type { Evidence } from '#src/contract/evidence.ts'
import type { EvidenceStore } from '../store/evidence.ts'
import type { EvidenceFiles } from './evidence-files.ts'
import { fittingName } from './file-name.ts'
import { sniff } from './sniff.ts'
import { problem } from '../texts/problem.ts'

export type Parts = { store: EvidenceStore; files: EvidenceFiles }

/**
 * Stores a file as evidence: on the disk first, then as a row, so that no row is without its file.
 * @throws ProblemError 422 naming what is wrong with the file or that there is no room for it
 */
export async function addEvidence(
  { store, files }: Parts,
  upload: {
    organisationId: string
    userId: string
    credentialId: string
    name: string
    content: Buffer
  },
): Promise<Evidence> {
  const { content, ...described } = upload
  if (content.length === 0) throw problem(422, 'problems.invalid.empty-file', { field: 'body' })
  const type = sniff(content)
  if (!type) throw problem(422, 'problems.invalid.file-type', { field: 'body' })
  const staged = await files.stage(content)
  try {
    const { sha256 } = staged
    const name = fittingName(described.name, type)
    const evidence = { ...described, name, type, size: content.length, sha256 }
    return await store.add(evidence, staged.putInPlace)
  } finally {
    await staged.discard()
  }
}

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
