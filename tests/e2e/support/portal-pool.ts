import { preparedData } from './prepare-data.ts'
import { startPortal, type PortalServer } from './server.ts'

/** The portals of one worker: one for each test file, however many files the worker runs. */
export type PortalPool = {
  forFile(file: string): Promise<PortalServer>
  close(): Promise<void>
}

/** Makes an empty pool; a portal is removed as soon as the worker goes on to another file. */
export function createPortalPool(): PortalPool {
  let current: { file: string; server: PortalServer } | null = null
  const close = async (): Promise<void> => {
    const last = current
    current = null
    await last?.server.remove()
  }
  return {
    async forFile(file) {
      if (current?.file !== file) {
        await close()
        current = { file, server: await startPortal({}, { data: process.env[preparedData] }) }
      }
      return current.server
    },
    close,
  }
}
