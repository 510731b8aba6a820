import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { temporaryEnding, fileAge } from './durable-file.ts'

export type OldFiles = {
  /** SHA-256 of contents without a row. */
  contents: string[]
  /** Paths of files whose upload was broken off. */
  temporary: string[]
}
/** Tells which of some contents have a row. */
export type UsedOf = (sha256: readonly string[]) => Promise<ReadonlySet<string>>

/** Milliseconds: whatever is younger may belong to an upload that is under way. */
const young = 86_400_000

/**
 * Finds what is older than a day and belongs to nothing, one folder of contents after the other.
 * @throws the signal's reason where it ends before that is done
 */
export async function leftOver(
  folder: string,
  usedOf: UsedOf,
  signal?: AbortSignal,
): Promise<OldFiles> {
  const found: OldFiles = { contents: [], temporary: [] }
  const entries = await entriesOf(folder)
  const folders = entries.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name))
  for (const one of [folder, ...folders]) {
    signal?.throwIfAborted()
    await addFrom(one, usedOf, found)
  }
  return found
}

/** None of a folder that nothing has come to yet. */
function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch(() => [])
}

async function addFrom(folder: string, usedOf: UsedOf, found: OldFiles): Promise<void> {
  const entries = await entriesOf(folder)
  const names = entries.filter((one) => one.isFile()).map(({ name }) => name)
  const contentOf = (name: string) => {
    const sha256 = basename(folder) + name
    return /^[0-9a-f]{64}$/.test(sha256) ? [sha256] : []
  }
  const used = await usedOf(names.flatMap(contentOf))
  for (const name of names) {
    const [sha256] = contentOf(name)
    if (sha256 !== undefined && used.has(sha256)) continue
    const path = join(folder, name)
    const age = await fileAge(path)
    if (age === null || age < young) continue
    if (sha256 !== undefined) found.contents.push(sha256)
    else if (name.endsWith(temporaryEnding)) found.temporary.push(path)
  }
}
