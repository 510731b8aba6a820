import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Holds the id of the database whose evidence a folder has. */
const ownerFile = 'database'

export type Ownership = 'own' | 'unknown' | 'foreign'

/**
 * Whether a folder has the evidence of a database. A forgotten or misspelt `DATABASE_URL` opens another
 * one, to which no file belongs.
 * @param hasRows whether the database has evidence: it then owns a folder in which nothing else is said
 */
export async function ownershipOf(
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
