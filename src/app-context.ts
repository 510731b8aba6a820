import type { Analytics } from './analytics/analytics.ts'
import type { Session } from './auth/session.ts'
import type { Brand } from './contract/brand.ts'
import type { Environment } from './contract/environment.ts'
import type { Data } from './data/data.ts'

/** What every route, guard and loader is handed; made once per page in the browser, per request on the server. */
export type AppContext = {
  brand: Brand
  environment: Environment
  data: Data
  session: Session
  analytics: Analytics
  /** Scheme, host and port under which people see the portal. */
  origin: string
}
