import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteFile } from '../../store/engines/sqlite-database.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * Makes sure that a folder holds nothing and that no server works on it.
 * @throws OperatorError when one of them is so
 */
export async function checkTarget(folder: string, dataDir: string): Promise<void> {
  const user = await serverOn(dataDir)
  if (user) {
    throw new OperatorError(`A server (process ${user}) works on ${dataDir}: stop it first.`)
  }
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new OperatorError(`${folder} cannot be used: ${error.message}.`)
  })
  if (names.length === 0) return
  throw new OperatorError(
    `${folder} is not empty: restore into an empty folder, or move what is there out of the way.`,
  )
}

/**
 * The process that has the embedded database open, even if its file was deleted: it would go on
 * writing to files that are not read. Only Linux tells, and only of processes that one may look into;
 * elsewhere a server is known by the files that it has in the folder.
 */
async function serverOn(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, sqliteFile)
  const processes = await readdir('/proc').catch(() => [])
  for (const id of processes.filter((name) => /^\d+$/.test(name) && name !== String(process.pid))) {
    const files = await readdir(`/proc/${id}/fd`).catch(() => [])
    const paths = await Promise.all(
      files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')),
    )
    if (paths.some((one) => one === path || one === `${path} (deleted)`)) return id
  }
  return undefined
}
