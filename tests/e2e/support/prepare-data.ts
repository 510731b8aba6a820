import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startPortal } from './server.ts'

/** Names the folder with the data of a portal that has been started once, for the whole run. */
export const preparedData = 'E2E_PREPARED_DATA'

/**
 * Starts a portal and stops it again: what its first start makes (schema, demo data, keys, compiled code)
 * takes longer than everything after it, and is the same for each portal of a run.
 * @returns what removes it
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const portal = await startPortal()
  await portal.stop()
  // Thousands of files, which are only read from here on: one folder serves all, none is copied.
  const compiled = `${portal.dataDir}-compiled`
  await rename(join(portal.dataDir, 'compiled'), compiled)
  process.env['NODE_COMPILE_CACHE'] = compiled
  process.env[preparedData] = portal.dataDir
  return async () => {
    await portal.remove()
    await rm(compiled, { recursive: true, force: true })
  }
}
