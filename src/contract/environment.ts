import * as v from 'valibot'
import { analyticsReceivers } from './analytics-receivers.ts'

/** Settings that the browser needs, as `GET /api/env` answers them. No secret ever belongs here. */
export const environment = v.object({
  /** Where the API lives; same origin by default. */
  apiBaseUrl: v.string(),
  /** Endpoint name → path, to point the portal at a back end with other paths (API-3). */
  apiPaths: v.record(v.string(), v.string()),
  identity: v.object({
    clientId: v.string(),
    tenantId: v.string(),
    tenantName: v.string(),
    /** Host (and port) of the authority, e.g. `acme.b2clogin.com`. */
    host: v.string(),
    /** Path before the tenant: `/identity` for the embedded provider, empty for B2C. */
    pathPrefix: v.string(),
    loginPolicy: v.string(),
    registerPolicy: v.string(),
    passwordResetPolicy: v.string(),
  }),
  termsUrl: v.string(),
  privacyUrl: v.string(),
  reportIssueUrl: v.string(),
  socialLinks: v.array(v.object({ label: v.string(), url: v.string() })),
  poweredBy: v.object({ label: v.string(), url: v.string() }),
  demo: v.boolean(),
  /** Absent where an older portal was asked. */
  analytics: v.optional(analyticsReceivers),
  /** Whether pages may register the service worker; absent where an older portal was asked. */
  serviceWorker: v.optional(v.boolean()),
  /** Tags of the languages in which pages are offered; absent where an older portal was asked. */
  languages: v.optional(v.array(v.string())),
  version: v.string(),
})
export type Environment = v.InferOutput<typeof environment>
