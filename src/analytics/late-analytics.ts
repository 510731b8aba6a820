import { logFailure } from '../lib/log-failure.ts'
import type { Consent } from './consent.ts'
import type { AnalyticsOptions } from './start-analytics.ts'

/**
 * Has what the page tells passed on where somebody is configured to hear it; else none of the code for
 * it is loaded. A browser that blocks that code keeps a portal that works.
 * @returns the question for consent, where the brand asks it
 */
export async function lateAnalytics(options: AnalyticsOptions): Promise<Consent | null> {
  const { analytics } = options.environment
  if (!analytics?.product && !analytics?.tagManager) return null
  try {
    const { startAnalytics } = await import('./start-analytics.ts')
    return startAnalytics(options)
  } catch (error) {
    logFailure('Analytics could not be loaded.', error)
    return null
  }
}
