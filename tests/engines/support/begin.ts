import { onTestFinished } from 'vitest'
import { startPrepared } from '../../fixtures/prepare-data.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'
import type { Browser } from './browser.ts'
import type { Engine } from './engines.ts'

/** A browser and a portal of their own for the running test, with what was prepared in the portal. */
export async function begin({
  start,
}: Engine): Promise<{ browser: Browser; portal: PortalServer }> {
  // A server without a log of its answers could not say how often it was asked.
  const portal = await startPrepared({ LOG_LEVEL: 'info' })
  onTestFinished(() => portal.remove())
  const browser = await start()
  onTestFinished(() => browser.close())
  return { browser, portal }
}
