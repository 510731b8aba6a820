import type { TestProject } from 'vitest/node'
import { startPortal } from '../../fixtures/portal-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the portal whose API the screens ask. */
    portalPort: number
    /** Its data folder. */
    dataDir: string
    /** Where the traces of second tries go. */
    traceFolder: string
  }
}

/** Starts the portal whose API the screens ask, with demo data; they are removed afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { portalPort } = project.getProvidedContext()
  const server = await startPortal({ PORT: String(portalPort) })
  project.provide('dataDir', server.dataDir)
  return () => server.remove()
}
