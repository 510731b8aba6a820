import { join } from 'node:path'

/** Where evidence lies in the data folder, and in a backup. */
export function evidenceFolder(dataDir: string): string {
  return join(dataDir, 'evidence')
}

/**
 * Where a content lies below the evidence folder; a folder for each first two digits, so that none grows large.
 * @param sha256 hexadecimal
 * @throws Error for anything else, which must never become a path
 */
export function contentPath(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('That is no SHA-256')
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`
}
