import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isBackupUnderWay } from './backup-marker.ts'
import { contentPath, evidenceFolder } from './content-path.ts'
import { syncFolder, writeWhole } from './durable-file.ts'
import { leftOver, type OldFiles, type UsedOf } from './left-over.ts'

/** A file that is on the disk, but not yet in its place. */
export type StagedFile = {
  /** Hexadecimal. */
  sha256: string
  /** Gives it its place; whatever has the same content and the same place is replaced by it. */
  putInPlace(): Promise<void>
  /** Removes it, should it not have been put in its place. */
  discard(): Promise<void>
}
export type OpenFile = Awaited<ReturnType<typeof open>>

/** Files under the SHA-256 of their content, in a folder that only the server's account can read. */
export type EvidenceFiles = {
  stage(content: Buffer): Promise<StagedFile>
  /** @returns null when the file is not there */
  open(sha256: string): Promise<OpenFile | null>
  /** Removes a content, unless a backup is being made: it may be about to copy the file. */
  remove(sha256: string): Promise<void>
  /** Whose the files are; a database that has rows takes a folder that names no owner. */
  ownership(databaseId: string, hasRows: boolean): Promise<Ownership>
  /** Everything in the folder that is not the content of a row. */
  leftOver(usedOf: UsedOf, signal?: AbortSignal): Promise<OldFiles>
}

/** @param dataDir data folder of the server; `evidence` in it is made when the first file comes */
export function createEvidenceFiles(dataDir: string): EvidenceFiles {
  const folder = evidenceFolder(dataDir)
  const pathOf = (sha256: string) => join(folder, contentPath(sha256))
  return {
    async stage(content) {
      const sha256 = createHash('sha256').update(content).digest('hex')
      const place = pathOf(sha256)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      const staged = await writeWhole(folder, content)
      await syncFolder(folder)
      return {
        sha256,
        async putInPlace() {
          await rename(staged, place)
          await syncFolder(dirname(place))
        },
        discard: () => rm(staged, { force: true }),
      }
    },
    async open(sha256) {
      return open(pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    async remove(sha256) {
      if (await isBackupUnderWay(folder)) return
      await rm(pathOf(sha256), { force: true })
    },
    ownership: (databaseId, hasRows) => ownershipOf(folder, databaseId, hasRows),
    leftOver: (usedOf, signal) => leftOver(folder, usedOf, signal),
  }
}

/** Holds the id of the database whose evidence a folder has. */
const ownerFile = 'database'

type Ownership = 'own' | 'unknown' | 'foreign'

/**
 * Whether a folder has the evidence of a database. A forgotten or misspelt `DATABASE_URL` opens another
 * one, to which no file belongs.
 * @param hasRows whether the database has evidence: it then owns a folder in which nothing else is said
 */
async function ownershipOf(
  folder: string,
  databaseId: string,
  hasRows: boolean,
): Promise<Ownership> {
  const path = join(folder, ownerFile)
  const owner = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (owner !== null) return owner === databaseId ? 'own' : 'foreign'
  if (!hasRows) return 'unknown'
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path, databaseId, { mode: 0o600 })
  return 'own'
}
