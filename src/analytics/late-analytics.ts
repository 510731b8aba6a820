import { logFailure } from '../lib/log-failure.ts'
import type { Consent } from './consent.ts'
import type { AnalyticsOptions } from './start-analytics.ts'

/**
 * Forwards the page's events where a receiver is configured; without one its code is not loaded. The
 * portal works in a browser that blocks that code.
 * @returns the question for consent, where the brand asks it
 */
export async function lateAnalytics(options: AnalyticsOptions): Promise<Consent | null> {
  const { analytics } = options.environment
  if (!analytics?.product && !analytics?.tagManager) return null
  try {
    const { startAnalytics } = await import('./start-analytics.ts')
    return startAnalytics(options)
  } catch (error) {
    logFailure('No analytics.', error)
    return null
  }
}
