import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { evidenceFolder } from '../../evidence/content-path.ts'
import { syncFolder } from '../../evidence/durable-file.ts'
import { sqliteFile } from '../../store/engines/sqlite-database.ts'
import { OperatorError } from '../operator-error.ts'
import { copyFile } from './copy-file.ts'
import type { Manifest } from './manifest.ts'

/**
 * Puts a backup into a data folder. All of it is copied, compared with the manifest and tried out in a
 * folder of its own first; what is put in its place last is the database.
 * @param tryOut opens what was copied, given the folder that it lies in
 * @throws OperatorError when a file is missing or not what the manifest says; then nothing has changed
 */
export async function restoreBackup(
  backup: string,
  manifest: Manifest,
  dataDir: string,
  tryOut: (staged: string) => Promise<void>,
): Promise<void> {
  // Within the data folder, because that may be a mounted disk, onto which nothing can be renamed.
  const staged = join(dataDir, `restore-${randomUUID()}`)
  await mkdir(staged, { recursive: true, mode: 0o700 })
  try {
    for (const { path, size, sha256 } of manifest.files) {
      const copied = await copyFile(join(backup, path), join(staged, path)).catch(() => null)
      if (copied?.size === size && copied.sha256 === sha256) continue
      const fault = copied ? 'is not what it was' : 'cannot be read'
      throw new OperatorError(
        `The backup ${backup} is damaged: ${path} ${fault}. Nothing was restored.`,
      )
    }
    await tryOut(staged)
    if (existsSync(evidenceFolder(staged))) {
      await rm(evidenceFolder(dataDir), { recursive: true, force: true })
      await rename(evidenceFolder(staged), evidenceFolder(dataDir))
    }
    const database = (await readdir(staged)).filter((name) => name.startsWith(sqliteFile))
    // Its write-ahead log, should there be one, before itself.
    for (const name of database.toSorted().toReversed()) {
      await rename(join(staged, name), join(dataDir, name))
    }
    await syncFolder(dataDir)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
