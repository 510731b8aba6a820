import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentPath, evidenceFolder } from '../../evidence/content-path.ts'
import { copyFile } from './copy-file.ts'
import type { BackupFile } from './manifest.ts'

/**
 * Copies the evidence that a database refers to. What is not there any more, or is not what its name
 * says, is left out: the rest of a backup is worth having all the same.
 */
export async function copyEvidence(
  dataDir: string,
  target: string,
  contents: readonly string[],
): Promise<{ files: BackupFile[]; lost: string[] }> {
  const files: BackupFile[] = []
  const lost: string[] = []
  for (const expected of contents) {
    const below = contentPath(expected)
    const copy = join(evidenceFolder(target), below)
    const copied = await copyFile(join(evidenceFolder(dataDir), below), copy).catch(unlessMissing)
    if (copied?.sha256 === expected) files.push({ path: `evidence/${below}`, ...copied })
    else {
      await rm(copy, { force: true })
      lost.push(expected)
    }
  }
  return { files, lost }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
