import { openReceivers } from './open-receivers.ts'
import { proxy } from 'valtio/vanilla'
import type { Brand } from '../contract/brand.ts'
import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { ScriptPolicy } from '../lib/script-policy.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { asksConsent } from './asks-consent.ts'
import { createConsent, type Consent } from './consent.ts'
import { forwardEvents } from './forward-events.ts'
import { comesFrom } from './script-sources.ts'

export type AnalyticsOptions = {
  page: Window
  local: LocalArea
  brand: Brand
  environment: Environment
  scripts: ScriptPolicy
}

/**
 * Forwards the page's events to the configured receivers: once the page is usable, where the brand asks
 * for consent only after it was given, and never against the browser's privacy signal.
 * @returns the question, where the brand asks it
 */
export function startAnalytics({
  page,
  local,
  brand,
  environment,
  scripts,
}: AnalyticsOptions): Consent | null {
  const isSignalled = asksNotToTrack(page.navigator)
  const consent = asksConsent(environment, brand)
    ? createConsent({ local, page, isSignalled, now: Date.now })
    : null
  const { analytics } = environment
  if (analytics && (analytics.product || analytics.tagManager) && !isSignalled) {
    const tags = analytics.tagManager
    if (tags) scripts.mayLoad = comesFrom([tags.origin, ...tags.origins])
    forwardEvents({
      page,
      consent: consent?.state ?? proxy({ answer: 'given' }),
      async open() {
        await whenIdle()
        return openReceivers(analytics, { brand: brand.id, local: consent && local })
      },
    })
  }
  return consent
}

/**
 * Whether the browser says that its user wants no tracking: Global Privacy Control
 * (https://w3c.github.io/gpc/) or Do Not Track (https://www.w3.org/TR/tracking-dnt/).
 */
function asksNotToTrack(browser: object): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Record<string, unknown>
  return globalPrivacyControl === true || doNotTrack === '1'
}
