import type { AnalyticsReceivers } from '../contract/analytics-receivers.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { Receiver } from './receiver.ts'
import { createTagManager } from './tag-manager.ts'

type Surroundings = { brand: string; local: LocalArea | null }

/** Loads the configured receivers. One that cannot be loaded is left out; the others still count. */
export async function openReceivers(
  { product, tagManager }: AnalyticsReceivers,
  { brand, local }: Surroundings,
): Promise<Receiver[]> {
  const opened = await Promise.allSettled([
    product &&
      import('./product-analytics.ts').then(({ createProductAnalytics }) =>
        createProductAnalytics({ ...product, brand, local }),
      ),
    tagManager &&
      Promise.resolve(tagManager).then((given) => createTagManager(window, { ...given, brand })),
  ])
  return opened.flatMap((one) => {
    if (one.status === 'fulfilled') return one.value ?? []
    logFailure('An analytics service could not be loaded.', one.reason)
    return []
  })
}
