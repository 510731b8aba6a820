import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { markBackup } from '../../evidence/backup-marker.ts'
import { evidenceFolder } from '../../evidence/content-path.ts'
import { syncFolder } from '../../evidence/durable-file.ts'
import { sqliteFile } from '../../store/engines/sqlite-database.ts'
import { type Snapshot, snapshotSqlite } from '../../store/engines/sqlite-snapshot.ts'
import { version } from '../../version.ts'
import { OperatorError } from '../operator-error.ts'
import { copyEvidence } from './copy-evidence.ts'
import { contentOf } from './copy-file.ts'
import { type BackupFile, type Manifest, writeManifest } from './manifest.ts'

export type Backup = {
  manifest: Omit<Manifest, 'format'>
  /** SHA-256 of evidence whose file is not there, or is not what it was. */
  lost: string[]
}

/**
 * Makes a backup: the embedded database as it is at one moment, and the evidence it refers to.
 * Beside the folder first, and under its name when it is whole.
 * @param evidence of a database that is backed up by its own means: SHA-256 of what it refers to
 * @throws OperatorError when there is something at the target, or no database
 */
export async function makeBackup(
  dataDir: string,
  target: string,
  evidence?: ReadonlySet<string>,
): Promise<Backup> {
  if (existsSync(target))
    throw new OperatorError(`${target} exists already: nothing is overwritten.`)
  if (!evidence && !existsSync(join(dataDir, sqliteFile))) {
    throw new OperatorError(
      `There is no database in ${dataDir}: does DATA_DIR name another folder?`,
    )
  }
  const staged = `${target}.${randomUUID()}.partial`
  await mkdir(staged, { recursive: true, mode: 0o700 })
  const endMark = await markBackup(evidenceFolder(dataDir))
  try {
    const database = evidence ? null : await copyDatabase(dataDir, staged)
    const contents = database?.snapshot.evidence ?? [...(evidence ?? [])].toSorted()
    const { files, lost } = await copyEvidence(dataDir, staged, contents)
    const manifest = {
      version,
      createdAt: new Date().toISOString(),
      schema: database?.snapshot.schema ?? [],
      files: [...(database ? [database.file] : []), ...files],
    }
    await writeManifest(staged, manifest)
    await rename(staged, target)
    await syncFolder(dirname(target))
    return { manifest, lost }
  } finally {
    await endMark()
    await rm(staged, { recursive: true, force: true })
  }
}

async function copyDatabase(
  dataDir: string,
  staged: string,
): Promise<{ snapshot: Snapshot; file: BackupFile }> {
  const path = join(staged, sqliteFile)
  const snapshot = snapshotSqlite(dataDir, path)
  await chmod(path, 0o600)
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
  return { snapshot, file: { path: sqliteFile, ...(await contentOf(path)) } }
}
