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
  process.env[preparedData] = portal.dataDir
  return () => portal.remove()
}
