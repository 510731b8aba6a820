import { afterAll, beforeAll } from 'vitest'
import { startPrepared } from '../../fixtures/prepare-data.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'
import type { Browser } from './browser.ts'
import type { Engine } from './engines.ts'

type Stage = { browser: Browser; portal: PortalServer }

/**
 * A portal of their own with demo data, and a browser, for the tests of the running block: starting both
 * takes longer than most tests.
 * @param prepare what comes before the first test, such as a sign-in
 * @returns gives both to a test
 */
export function begin(engine: Engine, prepare?: (stage: Stage) => Promise<void>): () => Stage {
  let portal: PortalServer | undefined
  let browser: Browser | undefined
  const stage = (): Stage => {
    if (!portal || !browser) throw new Error('It has not begun yet.')
    return { portal, browser }
  }
  beforeAll(async () => {
    // Without a log of its answers, a server could not say how often it was asked.
    portal = await startPrepared({ LOG_LEVEL: 'info' })
    browser = await engine.start()
    await prepare?.(stage())
  })
  afterAll(async () => {
    await browser?.close()
    await portal?.remove()
  })
  return stage
}
