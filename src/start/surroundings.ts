import type { Analytics } from '../analytics/analytics.ts'
import type { Connectivity } from '../data/connectivity/connectivity.ts'
import type { Texts } from '../i18n/texts.ts'
import type { LocalArea } from '../lib/local-area.ts'

/** What a browser page has from the beginning, whoever it belongs to. */
export type Surroundings = {
  host: string
  texts: Pick<Texts, 'language'>
  /** What the server read while it rendered this page. */
  seed: Readonly<Record<string, unknown>>
  /** Outlasts the visit, and the visit alone. */
  local: LocalArea
  visit: LocalArea
  analytics: Analytics
  connectivity: Connectivity
  /** Resolves when a worker is in charge, or when it is known that there will be none. */
  worker: Promise<void>
  /** The browser's offer to install the portal, if it has come already. */
  offered: () => Event | null
}
