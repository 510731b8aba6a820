import { stat } from 'node:fs/promises'

/** Milliseconds since a file was written; null when it is gone. */
export async function fileAge(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found && Date.now() - found.mtimeMs
}
