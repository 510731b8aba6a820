import { startPrepared } from '../../fixtures/prepare-data.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'
import { forgetSessions } from './sessions.ts'

/** The portals of one worker. */
export type PortalPool = {
  /** A portal that no other test file has seen; it is removed as soon as another file asks. */
  ownOf(file: string): Promise<PortalServer>
  /** The portal of all the files that leave the demo data alone, which goes on for as long as it can. */
  sharedBy(file: string): Promise<PortalServer>
  close(): Promise<void>
}

async function refuse(): Promise<never> {
  throw new Error("Others go on with this portal: a test that stops its own says portal: 'own'.")
}

/** Makes an empty pool. */
export function createPortalPool(): PortalPool {
  let shared: PortalServer | null = null
  let own: PortalServer | null = null
  let current = ''
  const turnTo = async (file: string): Promise<void> => {
    if (file === current) return
    current = file
    forgetSessions(shared)
    const last = own
    own = null
    await last?.remove()
  }
  return {
    async ownOf(file) {
      await turnTo(file)
      own ??= await startPrepared()
      return own
    },
    async sharedBy(file) {
      await turnTo(file)
      shared ??= await startPrepared()
      return { ...shared, kill: refuse, stop: refuse, start: refuse, remove: refuse }
    },
    async close() {
      await turnTo('')
      await shared?.remove()
      shared = null
    },
  }
}
