import type { Analytics } from './analytics/analytics.ts'
import type { Consent } from './analytics/consent.ts'
import type { Session } from './auth/session.ts'
import type { Brand } from './contract/brand.ts'
import type { Environment } from './contract/environment.ts'
import type { Data } from './data/data.ts'
import type { Install } from './pwa/install.ts'
import type { Updates } from './pwa/updates.ts'

/** What every route, guard and loader is handed; made once per page in the browser, per request on the server. */
export type AppContext = {
  brand: Brand
  environment: Environment
  data: Data
  session: Session
  analytics: Analytics
  /** Null where nobody is asked, and on the server. */
  consent: Consent | null
  /** Null on the server, where there is no device. */
  install: Install | null
  /** What the page knows of newer versions of the portal. */
  updates: Updates
  /** Scheme, host and port under which people see the portal. */
  origin: string
}
