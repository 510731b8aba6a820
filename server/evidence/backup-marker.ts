import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAge } from './durable-file.ts'

const beginning = 'backup-'
/** Milliseconds after which a marker is of a backup that was broken off. */
const longestBackup = 86_400_000

/**
 * Holds the removal of files back while a backup copies what its snapshot refers to. To be called
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
  const ages = await Promise.all(markers.map((name) => fileAge(join(folder, name))))
  return ages.some((age) => age !== null && age < longestBackup)
}
