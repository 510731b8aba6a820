import { expect, test as base } from 'playwright/test'
import { demoChanges } from './demo-changes.ts'
import { watchFaults, watchViolations, type PageFaults } from './page-faults.ts'
import { createPortalPool, type PortalPool } from './portal-pool.ts'
import { preparedData } from '../../fixtures/prepare-data.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'
import { portalOrigins } from './sessions.ts'

type TestFixtures = {
  /** Host under which relative addresses are opened, so that a test can pick its brand. */
  host: string
  /**
   * Whether a test file has a portal of its own: since it changes what every portal begins with, stops it,
   * or looks at all there is. The others share one, which runs warm.
   */
  portal: 'shared' | 'own'
  /** The portal of the running test. */
  server: PortalServer
  /** What went wrong in the pages; a test fails on every fault that it did not announce. */
  faults: PageFaults
  /** Fails a test in which any page, its own or another one, broke its content security policy. */
  noViolations: void
}

type WorkerFixtures = {
  portals: PortalPool
  /** Violations of a content security policy that no test was blamed for yet. */
  violations: string[]
}

/** Playwright's test with a portal, and pages that may not go wrong. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portals: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find dependencies
    async ({}, use) => {
      const pool = createPortalPool()
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  violations: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find dependencies
    async ({}, use) => use([]),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, violations }, use) => {
      watchViolations(browser, violations)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  noViolations: [
    async ({ violations }, use) => {
      await use()
      expect(violations.splice(0), 'violations of a content security policy (SEC-1)').toEqual([])
    },
    { auto: true },
  ],
  portal: ['shared', { option: true }],
  server: async ({ portals, portal }, use, { file }) => {
    if (portal === 'own') return use(await portals.ownOf(file))
    const server = await portals.sharedBy(file)
    await use(server)
    const changes = demoChanges(server.dataDir, process.env[preparedData] ?? '')
    expect(changes, "changed for the files that follow; say portal: 'own'").toEqual([])
  },
  host: ['localhost', { option: true }],
  baseURL: async ({ server, host }, use) => use(server.at(host)),
  faults: async ({ context }, use) => {
    const faults = await watchFaults(context)
    await use(faults)
    expect(faults.unexpected(), 'faults in the page that the test did not expect').toEqual([])
  },
  page: async ({ faults: _watching, page, baseURL }, use) => {
    if (baseURL) portalOrigins.set(page.context(), baseURL)
    await use(page)
  },
})

export { expect }
