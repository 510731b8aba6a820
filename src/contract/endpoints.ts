import { accountEndpoints } from './endpoints/account.ts'
import { affiliateEndpoints } from './endpoints/affiliates.ts'
import { auditEndpoints } from './endpoints/audit.ts'
import { benefitEndpoints } from './endpoints/benefits.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { claimWaitEndpoints } from './endpoints/claim-waits.ts'
import { decisionEndpoints } from './endpoints/decisions.ts'
import { discoverEndpoints } from './endpoints/discover.ts'
import { evidenceEndpoints } from './endpoints/evidence.ts'
import { historyEndpoints } from './endpoints/history.ts'
import { memberEndpoints } from './endpoints/members.ts'
import { moduleEndpoints } from './endpoints/modules.ts'
import { numberEndpoints } from './endpoints/numbers.ts'
import { operateBenefitEndpoints } from './endpoints/operate-benefits.ts'
import { buyerFollowEndpoints } from './endpoints/buyer-follows.ts'
import { buyerObjectiveEndpoints } from './endpoints/buyer-objectives.ts'
import { buyerShortlistEndpoints } from './endpoints/buyer-shortlists.ts'
import { buyerSearchEndpoints } from './endpoints/buyer-searches.ts'
import { buyerVendorEndpoints } from './endpoints/buyer-vendors.ts'
import { buyerRequestEndpoints } from './endpoints/buyer-requests.ts'
import { buyerEndpoints } from './endpoints/buyers.ts'
import { requestCountEndpoints } from './endpoints/request-counts.ts'
import { supplierRequestEndpoints } from './endpoints/supplier-requests.ts'
import { operateBrandEndpoints } from './endpoints/operate-brands.ts'
import { operateDuplicateEndpoints } from './endpoints/operate-duplicates.ts'
import { operateModuleEndpoints } from './endpoints/operate-modules.ts'
import { operateAffiliateEndpoints } from './endpoints/operate-affiliates.ts'
import { operateContentEndpoints } from './endpoints/operate-contents.ts'
import { operateOfferEndpoints } from './endpoints/operate-offers.ts'
import { operateMailEndpoints } from './endpoints/operate-mails.ts'
import { operateNewsletterEndpoints } from './endpoints/operate-newsletter.ts'
import { operateReportEndpoints } from './endpoints/operate-reports.ts'
import { operateEndpoints } from './endpoints/operate.ts'
import { operateTextEndpoints } from './endpoints/operate-texts.ts'
import { operateCatalogueEndpoints } from './endpoints/operate-catalogue.ts'
import { operateClaimEndpoints } from './endpoints/operate-claims.ts'
import { organisationEndpoints } from './endpoints/organisations.ts'
import { outreachEndpoints } from './endpoints/outreach.ts'
import { portalEndpoints } from './endpoints/portal.ts'
import { recommendationEndpoints } from './endpoints/recommendations.ts'
import { reminderEndpoints } from './endpoints/reminders.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import { visitEndpoints } from './endpoints/visits.ts'

/** The endpoint table: every call there is, by name. */
export const endpoints = {
  ...portalEndpoints,
  ...accountEndpoints,
  ...organisationEndpoints,
  ...discoverEndpoints,
  ...catalogueEndpoints,
  ...affiliateEndpoints,
  ...memberEndpoints,
  ...evidenceEndpoints,
  ...benefitEndpoints,
  ...moduleEndpoints,
  ...recommendationEndpoints,
  ...reminderEndpoints,
  ...outreachEndpoints,
  ...auditEndpoints,
  ...historyEndpoints,
  ...decisionEndpoints,
  ...operateEndpoints,
  ...numberEndpoints,
  ...visitEndpoints,
  ...operateBrandEndpoints,
  ...operateTextEndpoints,
  ...reportEndpoints,
  ...operateReportEndpoints,
  ...operateClaimEndpoints,
  ...operateDuplicateEndpoints,
  ...claimWaitEndpoints,
  ...operateBenefitEndpoints,
  ...operateModuleEndpoints,
  ...operateAffiliateEndpoints,
  ...operateContentEndpoints,
  ...operateOfferEndpoints,
  ...operateNewsletterEndpoints,
  ...operateMailEndpoints,
  ...operateCatalogueEndpoints,
  ...buyerEndpoints,
  ...buyerObjectiveEndpoints,
  ...buyerShortlistEndpoints,
  ...buyerSearchEndpoints,
  ...buyerFollowEndpoints,
  ...buyerVendorEndpoints,
  ...buyerRequestEndpoints,
  ...requestCountEndpoints,
  ...supplierRequestEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
