import type { ContentInput } from '#src/contract/operate/content-input.ts'
import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import type { ScriptKey } from '../widget/sign-script.ts'
import { type AffiliateStore, createAffiliateStore } from './affiliates.ts'
import { type ChainHead, readHead } from './audit-chain/chain-head.ts'
import { type AuditFilters, type AuditRows, listEntries } from './audit-log/list-entries.ts'
import { type BenefitClaimStore, createBenefitClaimStore } from './benefits/benefit-claims.ts'
import { type BrandStateStore, createBrandStateStore } from './brand-states/brand-state-store.ts'
import { type BrandStore, createBrandStore } from './brands.ts'
import { type AssessedSupplier, readAssessed } from './buyers/assessed-suppliers.ts'
import { type BuyerMemberStore, createBuyerMemberStore } from './buyers/buyer-members.ts'
import { type BuyerObjectiveStore, createBuyerObjectiveStore } from './buyers/buyer-objectives.ts'
import { type BuyerSearchStore, createBuyerSearchStore } from './buyers/buyer-searches.ts'
import { type BuyerStore, createBuyerStore } from './buyers/buyer-store.ts'
import { createShortlistItemStore, type ShortlistItemStore } from './buyers/shortlist-items.ts'
import { createShortlistStore, type ShortlistStore } from './buyers/shortlists.ts'
import { createReceivedRequests, type ReceivedRequests } from './requests/received-requests.ts'
import { createRequestFiles, type RequestFiles } from './requests/request-files.ts'
import { createSentRequests, type SentRequests } from './requests/sent-requests.ts'
import { type CalendarFeedStore, createCalendarFeedStore } from './calendar/calendar-feeds.ts'
import { type CatalogueEdits, createCatalogueEdits } from './catalogue/catalogue-edits.ts'
import { type ClaimStore, createClaimStore } from './claims/claim-store.ts'
import { type ContentStore, createContentStore } from './contents.ts'
import type { OpenDatabase } from './database.ts'
import type { Connection } from './engine.ts'
import { createDuplicateStore, type DuplicateStore } from './duplicates/duplicate-store.ts'
import { createEvidenceStore, type EvidenceStore } from './evidence.ts'
import { type BuyerInterest, readBuyerInterest } from './follows/buyer-interest.ts'
import { createFollowStore, type FollowStore } from './follows/follow-store.ts'
import { createHistoryStore, type HistoryStore } from './history/history-store.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.ts'
import { createInvitationStore, type InvitationStore } from './invitations.ts'
import { createMailLanguageStore, type MailLanguageStore } from './mail-languages.ts'
import { createMemberStore, type MemberStore } from './member-store.ts'
import type { PageWanted } from './keyset.ts'
import {
  createNewsSubscriptionStore,
  type NewsSubscriptionStore,
} from './supplier-news/news-subscriptions.ts'
import { createTestMailStore, type TestMailStore } from './mails/test-mails.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import type { StoredModule } from './module-input.ts'
import { moduleRows } from './module-rows.ts'
import { createModuleStore, type ModuleStore } from './modules.ts'
import { createNewsletterStore, type NewsletterStore } from './newsletter.ts'
import { createNumbersStore, type NumbersStore } from './numbers/numbers-store.ts'
import { contentRecords } from './records/content-records.ts'
import { affiliateRecords } from './records/affiliate-records.ts'
import { brandedRecords } from './records/branded-records.ts'
import { createRecordEdits, type RecordEdits } from './records/record-edits.ts'
import { createOfferStore, type OfferStore } from './offers.ts'
import { createOperatorStore, type OperatorStore } from './operators.ts'
import { createOrganisationStore, type OrganisationStore } from './organisation-store.ts'
import { createFingerprints } from './outreach/fingerprints.ts'
import {
  createQuestionnaireStore,
  questionnaireRows,
  type QuestionnaireStore,
} from './questionnaires/questionnaire-store.ts'
import {
  createReminderSubscriptionStore,
  type ReminderSubscriptionStore,
} from './reminders/reminder-subscriptions.ts'
import { createReportStore, type ReportStore } from './reports/report-store.ts'
import { readCards, type SupplierCard } from './search/read-cards.ts'
import { secret } from './secrets.ts'
import { createSimilarSupplierStore, type SimilarSupplierStore } from './similar-suppliers.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { createVendorListStore, type VendorListStore } from './vendors/vendor-list-store.ts'
import { createVendorRowStore, type VendorRowStore } from './vendors/vendor-row-store.ts'
import {
  createVerificationStore,
  type VerificationStore,
} from './verification/verification-store.ts'

/** Everything the routes know of the database. */
export type Store = {
  readonly organisations: OrganisationStore
  readonly members: MemberStore
  readonly brands: BrandStore
  readonly brandStates: BrandStateStore
  readonly affiliates: AffiliateStore
  readonly affiliateEdits: RecordEdits<AffiliateContent>
  readonly operators: OperatorStore
  readonly contents: ContentStore
  readonly contentEdits: RecordEdits<ContentInput>
  readonly invitations: InvitationStore
  readonly mailLanguages: MailLanguageStore
  readonly newsletter: NewsletterStore
  readonly testMails: TestMailStore
  readonly offers: OfferStore
  readonly moduleEdits: RecordEdits<StoredModule>
  readonly questionnaireEdits: RecordEdits<QuestionnaireContent>
  readonly offerEdits: RecordEdits<OfferContent>
  readonly catalogueEdits: CatalogueEdits
  readonly benefitClaims: BenefitClaimStore
  readonly modules: ModuleStore
  readonly questionnaires: QuestionnaireStore
  readonly evidence: EvidenceStore
  readonly history: HistoryStore
  readonly idempotency: IdempotencyStore
  readonly similarSuppliers: SimilarSupplierStore
  /** What a list shows of suppliers by their `no`, as they stand at a time in ms since the epoch. */
  readonly supplierCards: (numbers: readonly number[], now: number) => Promise<SupplierCard[]>
  readonly buyers: BuyerStore
  readonly buyerMembers: BuyerMemberStore
  readonly buyerObjectives: BuyerObjectiveStore
  readonly shortlists: ShortlistStore
  readonly shortlistItems: ShortlistItemStore
  readonly buyerSearches: BuyerSearchStore
  readonly follows: FollowStore
  /** How many buyers a supplier interests, where they are not too few to be counted. */
  readonly buyerInterest: (organisationId: string) => Promise<BuyerInterest>
  readonly vendorLists: VendorListStore
  readonly vendorRows: VendorRowStore
  readonly sentRequests: SentRequests
  readonly receivedRequests: ReceivedRequests
  readonly requestFiles: RequestFiles
  /** What the public may read of suppliers by their slugs, as they stand at a time in ms since the epoch. */
  readonly assessedSuppliers: (slugs: readonly string[], now: number) => Promise<AssessedSupplier[]>
  readonly reminders: ReminderSubscriptionStore
  readonly supplierNews: NewsSubscriptionStore
  readonly calendars: CalendarFeedStore
  readonly verification: VerificationStore
  readonly reports: ReportStore
  readonly claims: ClaimStore
  readonly duplicates: DuplicateStore
  readonly numbers: NumbersStore
  auditHead(): Promise<ChainHead>
  auditEntries(filters: AuditFilters, wanted: PageWanted): Promise<AuditRows>
  /** The key that signs the badge's script. */
  scriptKey(): Promise<ScriptKey>
  /** Fails when the database does not answer. */
  ping(): Promise<void>
}

export function createStore(
  { db, engine }: OpenDatabase,
  showBrand?: (brand: StoredBrand) => StoredBrand,
): Store {
  const fingerprint = createFingerprints(db)
  const brands = createBrandStore(db, engine, showBrand)
  return {
    organisations: createOrganisationStore(db, engine),
    members: createMemberStore(db),
    brands,
    brandStates: createBrandStateStore(db, engine, brands.forget),
    affiliates: createAffiliateStore(db),
    affiliateEdits: createRecordEdits(db, engine, affiliateRecords),
    operators: createOperatorStore(db),
    contents: createContentStore(db, engine),
    contentEdits: createRecordEdits(db, engine, contentRecords),
    invitations: createInvitationStore(db, engine, fingerprint),
    mailLanguages: createMailLanguageStore(db),
    newsletter: createNewsletterStore(db, engine, fingerprint),
    testMails: createTestMailStore(db, engine, fingerprint),
    offers: createOfferStore(db),
    moduleEdits: createRecordEdits(db, engine, moduleRows(engine)),
    questionnaireEdits: createRecordEdits(db, engine, questionnaireRows),
    offerEdits: createRecordEdits(db, engine, brandedRecords<OfferContent>('offers', 'offer')),
    catalogueEdits: createCatalogueEdits(db, engine),
    benefitClaims: createBenefitClaimStore(db),
    modules: createModuleStore(db, engine),
    questionnaires: createQuestionnaireStore(db),
    evidence: createEvidenceStore(db, engine),
    history: createHistoryStore(db),
    idempotency: createIdempotencyStore(db),
    similarSuppliers: createSimilarSupplierStore(db),
    supplierCards: (numbers, now) => readCards(db, engine, numbers, now),
    buyers: createBuyerStore(db),
    buyerMembers: createBuyerMemberStore(db),
    buyerObjectives: createBuyerObjectiveStore(db),
    shortlists: createShortlistStore(db),
    shortlistItems: createShortlistItemStore(db, engine),
    buyerSearches: createBuyerSearchStore(db),
    follows: createFollowStore(db, engine),
    buyerInterest: (organisationId) => readBuyerInterest(db, organisationId),
    vendorLists: createVendorListStore(db),
    vendorRows: createVendorRowStore(db),
    sentRequests: createSentRequests(db),
    receivedRequests: createReceivedRequests(db),
    requestFiles: createRequestFiles(db, engine),
    assessedSuppliers: (slugs, now) => readAssessed(db, engine, slugs, now),
    reminders: createReminderSubscriptionStore(db, engine),
    supplierNews: createNewsSubscriptionStore(db, engine),
    calendars: createCalendarFeedStore(db),
    verification: createVerificationStore(db, engine),
    reports: createReportStore(db, engine, fingerprint),
    claims: createClaimStore(db),
    duplicates: createDuplicateStore(db),
    numbers: createNumbersStore(db, engine),
    auditHead: () => readHead(db),
    auditEntries: (filters, wanted) => listEntries(db, filters, wanted),
    scriptKey: () => scriptKey(db),
    async ping() {
      await sql`select 1`.execute(db)
    },
  }
}

/** The key that signs the badge's script: made once, for pages name its public half for years. */
function scriptKey(db: Connection): Promise<ScriptKey> {
  return secret(db, 'script-signing-key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return privateKey.export({ format: 'jwk' }) as ScriptKey
  })
}
