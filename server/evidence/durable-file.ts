import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How files are called that are not yet, or not any more, in their place. */
export const temporaryEnding = '.tmp'

/**
 * Writes a file of the owner's alone under a temporary name; when it returns, the content is on the disk.
 * @returns its path
 */
export async function writeWhole(folder: string, content: Buffer): Promise<string> {
  const path = join(folder, `${randomUUID()}${temporaryEnding}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return path
}

/** Makes names that were added to a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Milliseconds since a file was written; null when it is gone. */
export async function fileAge(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found && Date.now() - found.mtimeMs
}
