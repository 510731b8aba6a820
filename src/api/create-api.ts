import { createCall, type HttpOptions } from './http.ts'
import { accountApi } from './resources/account.ts'
import { affiliatesApi } from './resources/affiliates.ts'
import { benefitsApi } from './resources/benefits.ts'
import { catalogueApi } from './resources/catalogue.ts'
import { discoverApi } from './resources/discover.ts'
import { evidenceApi } from './resources/evidence.ts'
import { galleryApi } from './resources/gallery.ts'
import { identifiersApi } from './resources/identifiers.ts'
import { membersApi } from './resources/members.ts'
import { modulesApi } from './resources/modules.ts'
import { organisationsApi } from './resources/organisations.ts'
import { outreachApi } from './resources/outreach.ts'
import { ownBuyersApi } from './resources/own-buyers.ts'
import { placesApi } from './resources/places.ts'
import { portalApi } from './resources/portal.ts'
import { recommendationsApi } from './resources/recommendations.ts'
import { remindersApi } from './resources/reminders.ts'
import { visitsApi } from './resources/visits.ts'

/** The whole API: one HTTP client, one small file per resource of the contract. */
export function createApi(options: HttpOptions) {
  const call = createCall(options)
  return {
    portal: portalApi(call),
    account: accountApi(call),
    organisations: organisationsApi(call),
    catalogue: catalogueApi(call),
    places: placesApi(call),
    identifiers: identifiersApi(call),
    affiliates: affiliatesApi(call),
    members: membersApi(call),
    evidence: evidenceApi(call),
    benefits: benefitsApi(call),
    modules: modulesApi(call),
    recommendations: recommendationsApi(call),
    reminders: remindersApi(call),
    visits: visitsApi(call),
    outreach: outreachApi(call),
    gallery: galleryApi(call),
    discover: discoverApi(call),
    ownBuyers: ownBuyersApi(call),
    /** For what comes with its pages alone. */
    call,
  }
}
export type Api = ReturnType<typeof createApi>
