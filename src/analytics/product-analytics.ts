import { PostHog } from 'posthog-js-lite'
import type { LocalArea } from '../lib/local-area.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { Receiver } from './receiver.ts'

type Options = {
  key: string
  /** Origin of the service. */
  host: string
  brand: string
  /** Stores a pseudonym that links the visits of a person; null where nothing may be stored. */
  local: LocalArea | null
}

/**
 * What the library may add to an event. Not among it: addresses, which name suppliers and, on the way
 * back from signing in, hold a code.
 */
const allowed = new Set([
  '$anon_distinct_id',
  '$browser',
  '$browser_version',
  '$device_id',
  '$geoip_disable',
  '$host',
  '$insert_id',
  '$is_identified',
  '$lib',
  '$lib_version',
  '$os',
  '$process_person_profile',
  '$session_id',
  '$time',
])

/**
 * PostHog, by its small library: events alone, each sent at once. https://posthog.com/docs/libraries/js
 * @returns a receiver that sends to PostHog
 */
export function createProductAnalytics({ key, host, brand, local }: Options): Receiver {
  const pseudonym = local?.get('analytics-id')
  const client = new PostHog(key, {
    host,
    persistence: 'memory',
    ...(pseudonym && { bootstrap: { distinctId: pseudonym } }),
    flushAt: 1,
    autocapture: false,
    captureHistoryEvents: false,
    preloadFeatureFlags: false,
    disableRemoteFeatureFlags: true,
    disableSurveys: true,
    disableGeoip: true,
    before_send: (event) => event && { ...event, properties: harmless(event.properties ?? {}) },
  })
  const storePseudonym = () => local?.set('analytics-id', client.getAnonymousId())
  storePseudonym()
  return {
    take(told) {
      if (told.kind === 'event') {
        client.capture(told.event, { ...told.props, category: told.category, brand })
      } else if (told.kind === 'identify') client.identify(told.userId)
      else {
        client.reset()
        storePseudonym()
      }
    },
    end() {
      local?.set('analytics-id', '')
      client.optOut().catch((error: unknown) => logFailure('Analytics could not be ended.', error))
    },
  }
}

function harmless<Value>(properties: Record<string, Value>): Record<string, Value> {
  const entries = Object.entries(properties)
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith('$') || allowed.has(name)))
}
