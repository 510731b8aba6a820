import { accountEndpoints } from './endpoints/account.ts'
import { affiliateEndpoints } from './endpoints/affiliates.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { organisationEndpoints } from './endpoints/organisations.ts'
import { portalEndpoints } from './endpoints/portal.ts'

/** The endpoint table: every call there is, by name. */
export const endpoints = {
  ...portalEndpoints,
  ...accountEndpoints,
  ...organisationEndpoints,
  ...catalogueEndpoints,
  ...affiliateEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
