import type { AppContext } from './app-context.ts'
import { createApi } from './api/create-api.ts'
import { createSession } from './auth/create-session.ts'
import { createData } from './data/create-data.ts'
import { createDevice } from './storage/device.ts'

/**
 * Wires the rooms of the house in the browser; the only place that knows them all.
 * @param seed what the server read while it rendered this page
 */
export async function createPortal(seed: Record<string, unknown>): Promise<AppContext> {
  throw new Error(`wired once the rooms exist ${Object.keys(seed).length}`)
}
