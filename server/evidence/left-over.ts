import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { temporaryEnding, fileAge } from './durable-file.ts'

export type OldFiles = {
  /** SHA-256 of contents without a row. */
  contents: string[]
  /** Paths of files whose upload was broken off. */
  temporary: string[]
}

/** Milliseconds: whatever is younger may belong to an upload that is under way. */
const young = 86_400_000

/** Finds what is older than a day and belongs to nothing. */
export async function leftOver(folder: string, used: ReadonlySet<string>): Promise<OldFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const contents: string[] = []
  const temporary: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const sha256 = basename(entry.parentPath) + entry.name
    const isContent = /^[0-9a-f]{64}$/.test(sha256)
    if (isContent && used.has(sha256)) continue
    const age = await fileAge(path)
    if (age === null || age < young) continue
    if (isContent) contents.push(sha256)
    else if (entry.name.endsWith(temporaryEnding)) temporary.push(path)
  }
  return { contents, temporary }
}
