import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const beginning = 'backup-'
/** Milliseconds after which a marker is of a backup that was broken off. */
const longestBackup = 86_400_000

/**
 * Keeps files from being removed while a backup copies what its snapshot refers to. To be called
 * before the snapshot: rows that go after it leave their files where they are.
 * @returns ends it
 */
export async function markBackup(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${beginning}${randomUUID()}`)
  await writeFile(path, '', { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Whether a backup of the evidence folder is being made, by whatever process. */
export async function isBackupUnderWay(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  const markers = names.filter((name) => name.startsWith(beginning))
  const ages = await Promise.all(markers.map((name) => ageOf(join(folder, name))))
  return ages.some((age) => age < longestBackup)
}

/** Milliseconds since a file was written; infinite when it is gone. */
export async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY
}
