import { catalogueApi } from '../api/resources/catalogue.ts'
import { evidenceApi } from '../api/resources/evidence.ts'
import {
  type Lease,
  operateApi,
  type OperatorInvitation,
  type OperatorList,
  type OperatorSelf,
  type QueuedDecision,
  type QueuePage,
  type QueueQuery,
} from '../api/resources/operate.ts'
import {
  type BenefitClaimsAnswer,
  type BenefitClaimsFilters,
  operateBenefitsApi,
  type OperateBenefitsApi,
} from '../api/resources/operate-benefits.ts'
import {
  type AuditAnswer,
  type AuditFilters,
  operateNumbersApi,
  type OperateNumbersApi,
} from '../api/resources/operate-numbers.ts'
import {
  type BrandDetail,
  type BrandList,
  type BrandPreview,
  type BrandVersionPage,
  type BrandVersionState,
  type NewBrand,
  operateBrandsApi,
} from '../api/resources/operate-brands.ts'
import { operateTextsApi, type PortalTexts } from '../api/resources/operate-texts.ts'
import {
  type CaseKey,
  type CaseList,
  type CaseQuery,
  operateReportsApi,
} from '../api/resources/operate-reports.ts'
import { operateMailsApi, type OperateMailsApi } from '../api/resources/operate-mails.ts'
import {
  operateNewsletterApi,
  type OperateNewsletterApi,
  type SignUpsAnswer,
  type SignUpsQuery,
} from '../api/resources/operate-newsletter.ts'
import type { RecordCalls } from './record-calls.ts'
import { operateModulesApi } from '../api/resources/operate-modules.ts'
import { operateAffiliatesApi } from '../api/resources/operate-affiliates.ts'
import { type OperateContentsApi, operateContentsApi } from '../api/resources/operate-contents.ts'
import { operateOffersApi } from '../api/resources/operate-offers.ts'
import {
  type EntryPage,
  operateCatalogueApi,
  type OperateCatalogueApi,
} from '../api/resources/operate-catalogue.ts'
import { operateClaimsApi } from '../api/resources/operate-claims.ts'
import { operateDuplicatesApi } from '../api/resources/operate-duplicates.ts'
import { createCall, type HttpOptions } from '../api/http.ts'
import type { AttributeOption, Country, Credential, LocationNode } from '../contract/catalogue.ts'
import type { ModuleContent } from '../contract/operate/module-input.ts'
import type { QuestionnaireContent } from '../contract/operate/questionnaire-input.ts'
import type { AffiliateContent } from '../contract/operate/affiliate-input.ts'
import type { OfferContent } from '../contract/operate/offer-input.ts'
import type { BrandChange } from '../contract/operate/brand-changes.ts'
import type { BrandVersion } from '../contract/operate/brand-detail.ts'
import type { BrandPicture, BrandPictureKind } from '../contract/operate/brand-picture.ts'
import type { OperatorGrant } from '../contract/operate/operator-role.ts'
import type { CheckFile } from '../contract/operate/check-file.ts'
import type { QueueItem } from '../contract/operate/queue.ts'
import type { AppealDecision, ReportCase, ReportDecision } from '../contract/operate/reports.ts'
import type { QueueDecision } from '../contract/trust/credential-decision.ts'
import type { OperateClaims } from './operate-claims-data.ts'
import type { OperateDuplicates } from './operate-duplicates-data.ts'

export type { EntryPage }
export type { BrandDetail, BrandList, BrandPreview, BrandVersionPage, BrandVersionState, NewBrand }
export type {
  CaseKey,
  CaseList,
  CaseQuery,
  AuditAnswer,
  AuditFilters,
  BenefitClaimsAnswer,
  BenefitClaimsFilters,
  OperatorInvitation,
  OperatorList,
  OperatorSelf,
  PortalTexts,
  QueuedDecision,
  QueuePage,
  QueueQuery,
  SignUpsAnswer,
  SignUpsQuery,
}

/** What the operator's console reads and writes; on the device it keeps nothing, since it is about others. */
export type OperateData = {
  self(): Promise<OperatorSelf>
  /** Takes the role of an invitation. Rejects with status 404 where it was used or has run out. */
  accept(code: string): Promise<OperatorGrant>
  /** Who has which role; admins only. */
  operators(): Promise<OperatorList>
  /** Makes a link by which one person takes a role. Rejects with `sign-in-again` where the sign-in is not fresh. */
  invite(grant: OperatorGrant): Promise<OperatorInvitation>
  /** Makes a link useless. Rejects with `invitation-over` (404) where it was used or has run out. */
  withdrawInvitation(id: string): Promise<void>
  /** Rejects with `last-admin` (409) where nobody could give roles any more, and as `invite` does. */
  removeOperator(userId: string, grant: OperatorGrant): Promise<void>
  queue(query: QueueQuery): Promise<QueuePage>
  item(slug: string, credentialId: string): Promise<QueueItem>
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  lease(slug: string, credentialId: string): Promise<Lease>
  endLease(slug: string, credentialId: string): Promise<void>
  /** @param key under which it is decided once, however often it is sent */
  decide(
    item: Pick<QueueItem, 'slug' | 'credentialId' | 'version'>,
    decision: QueueDecision,
    key: string,
  ): Promise<QueuedDecision>
  /** Rejects with `not-waiting` (409) once it is done. */
  undo(id: string): Promise<void>
  /** Keeps a picture or PDF of what was seen. Rejects with `too-many-files` (422) where too many are not used. */
  uploadCheckFile(item: Pick<QueueItem, 'slug' | 'credentialId'>, file: File): Promise<CheckFile>
  /** The content of one. */
  checkFile(item: Pick<QueueItem, 'slug' | 'credentialId'>, id: string): Promise<Blob>
  /** The content of a file of evidence. */
  file(slug: string, id: string): Promise<Blob>
  /** Brands that whoever asks looks after. */
  brands(): Promise<BrandList>
  /** Begins a brand as a draft. Rejects with `brand-exists` (409) where its id is taken. */
  createBrand(brand: NewBrand): Promise<BrandDetail>
  brand(id: string): Promise<BrandDetail>
  /**
   * Saves what was changed (`changesBetween` of what was read and what it is now); what others have changed
   * elsewhere stays. Rejects with `brand-conflict` (409) where one of the same places was changed meanwhile, the
   * first being `field`, and saves nothing: read the brand again, and `applyChanges` tells all conflicts.
   * Rejects with `invalid` (422) for a value of another type than the place has.
   */
  saveBrandDraft(id: string, changes: readonly BrandChange[]): Promise<BrandDetail>
  /** Rejects with `brand-changed.draft` (409) where somebody has saved meanwhile. */
  discardBrandDraft(id: string, version: string): Promise<void>
  /**
   * Shows visitors the draft. Rejects with `brand-changed.draft` or `.published` (409) where one of them is not
   * what was looked at any more, and with `brand-faults` (422) naming the first field that is wrong.
   * @param key under which it is done once, however often it is sent
   */
  publishBrand(
    id: string,
    seen: { draft: string; published: number | null },
    key: string,
  ): Promise<BrandVersion>
  brandVersions(id: string, after?: string): Promise<BrandVersionPage>
  brandVersion(id: string, number: number): Promise<BrandVersionState>
  /** Shows visitors an earlier state again. Rejects as `publishBrand` does. @param published number of the newest */
  publishBrandAgain(
    id: string,
    number: number,
    published: number,
    key: string,
  ): Promise<BrandVersion>
  /** Rejects with `unfit-picture` (422), with a reason, for what is none that the portal takes. */
  uploadBrandPicture(id: string, kind: BrandPictureKind, file: File): Promise<BrandPicture>
  /**
   * An address for a frame without scripts, good for an hour (`previewPath`).
   * @param number of a published state; null: the draft, or what is published where there is none
   */
  previewBrand(id: string, number: number | null): Promise<BrandPreview>
  /** What a brand may word in its own way, as the portal has it. */
  portalTexts(): Promise<PortalTexts>
  /** Reports and appeals. */
  cases(query: CaseQuery): Promise<CaseList>
  case(key: CaseKey): Promise<ReportCase>
  /** Is at the reports about a supplier, or stays. Rejects with `leased` (409) where somebody else is. */
  leaseReports(slug: string): Promise<Lease>
  endReportLease(slug: string): Promise<void>
  /** Rejects with `sign-in-again` where something is suspended and the sign-in is not fresh. */
  decideReport(key: Omit<CaseKey, 'kind'>, decision: ReportDecision): Promise<void>
  /** Rejects with `own-suspension` (403) where somebody else has to decide. */
  decideAppeal(key: Omit<CaseKey, 'kind'>, decision: AppealDecision): Promise<void>
  endSuspension(slug: string, id: string): Promise<void>
  /** Claims of a profile that wait for the operator. */
  claims: OperateClaims
  /** Suppliers that are probably registered twice. */
  duplicates: OperateDuplicates
  /** Affiliates of brands, by brand and name. */
  affiliates: RecordCalls<AffiliateContent>
  /** What is written for brands, by key. */
  contents: OperateContentsApi
  /** Offers of partners, in their order. */
  offers: RecordCalls<OfferContent>
  /** Letters of the portal, as brands have them. */
  mails: OperateMailsApi
  /** Who has signed up for newsletters. */
  newsletter: OperateNewsletterApi
  /** Modules in their order. */
  modules: RecordCalls<ModuleContent>
  /** Questionnaires that the portal asks itself. */
  questionnaires: RecordCalls<QuestionnaireContent>
  attributes(): Promise<AttributeOption[]>
  /** Credentials of the catalogue, which are changed here. */
  catalogue: OperateCatalogueApi
  credentials(): Promise<Credential[]>
  countries(): Promise<Country[]>
  /** Countries and what lies in them. */
  locations(): Promise<LocationNode[]>
} & OperateNumbersApi &
  OperateBenefitsApi

/** Over the client of the API. */
export function createOperateData(options: HttpOptions): OperateData {
  const call = createCall(options)
  const operate = operateApi(call)
  const catalogue = catalogueApi(call)
  const evidence = evidenceApi(call)
  return {
    ...operate,
    ...operateNumbersApi(call),
    ...operateBenefitsApi(call),
    ...operateBrandsApi(call),
    ...operateTextsApi(call),
    ...operateReportsApi(call),
    claims: operateClaimsApi(call),
    duplicates: operateDuplicatesApi(call),
    affiliates: operateAffiliatesApi(call),
    contents: operateContentsApi(call),
    offers: operateOffersApi(call),
    mails: operateMailsApi(call),
    newsletter: operateNewsletterApi(call),
    ...operateModulesApi(call),
    attributes: () => catalogue.attributes(),
    catalogue: operateCatalogueApi(call),
    file: (slug, id) => evidence.file(slug, id),
    credentials: () => catalogue.credentials(),
    countries: () => catalogue.countries(),
    locations: () => catalogue.locations(),
  }
}
