import type { Migration } from './migration.ts'
import { organisations } from './migrations/0001-organisations.ts'
import { identity } from './migrations/0002-identity.ts'
import { affiliates } from './migrations/0004-affiliates.ts'
import { brands } from './migrations/0003-brands.ts'
import { operators } from './migrations/0005-operators.ts'
import { benefits } from './migrations/0006-benefits.ts'
import { modules } from './migrations/0007-modules.ts'
import { outreach } from './migrations/0008-outreach.ts'
import { recommendationIndexes } from './migrations/0009-recommendation-indexes.ts'
import { evidence } from './migrations/0010-evidence.ts'
import { idempotency } from './migrations/0011-idempotency.ts'
import { moduleScores } from './migrations/0012-module-scores.ts'
import { websiteVouched } from './migrations/0013-website-vouched.ts'
import { listedProfiles } from './migrations/0014-listed-profiles.ts'
import { nameWords } from './migrations/0015-name-words.ts'
import { accountsShareAddress } from './migrations/0016-accounts-share-address.ts'
import { newsletterConfirmed } from './migrations/0017-newsletter-confirmed.ts'
import { accountPage } from './migrations/0018-account-page.ts'
import { accountLanguage } from './migrations/0019-account-language.ts'
import { descriptions } from './migrations/0020-descriptions.ts'
import { listsByIndex } from './migrations/0021-lists-by-index.ts'
import { auditWords } from './migrations/0022-audit-words.ts'
import { events } from './migrations/0023-events.ts'
import { scheduledJobs } from './migrations/0024-scheduled-jobs.ts'
import { credentialFacts } from './migrations/0025-credential-facts.ts'
import { reminders } from './migrations/0026-reminders.ts'
import { auditChain } from './migrations/0027-audit-chain.ts'
import { catalogue } from './migrations/0028-catalogue.ts'
import { profileHistory } from './migrations/0029-profile-history.ts'
import { organisationChecks } from './migrations/0030-organisation-checks.ts'
import { answeredQuestions } from './migrations/0031-answered-questions.ts'
import { secondFactors } from './migrations/0032-second-factors.ts'
import { operatorRoles } from './migrations/0033-operator-roles.ts'
import { verificationQueue } from './migrations/0034-verification-queue.ts'
import { inviters } from './migrations/0035-inviters.ts'
import { decidedFiles } from './migrations/0036-decided-files.ts'
import { decidedVersions } from './migrations/0037-decided-versions.ts'
import { checkFiles } from './migrations/0038-check-files.ts'
import { reports } from './migrations/0039-reports.ts'
import { operatorQueues } from './migrations/0040-operator-queues.ts'
import { brandStates } from './migrations/0041-brand-states.ts'
import { numbers } from './migrations/0042-numbers.ts'
import { duplicates } from './migrations/0043-duplicates.ts'
import { claimsPassedOn } from './migrations/0044-claims-passed-on.ts'
import { questionnaires } from './migrations/0045-questionnaires.ts'
import { affiliateClaims } from './migrations/0046-affiliate-claims.ts'
import { newsletterCounts } from './migrations/0047-newsletter-counts.ts'
import { newsletterWaitingByAddress } from './migrations/0048-newsletter-waiting-by-address.ts'
import { search } from './migrations/0049-search.ts'
import { buyers } from './migrations/0050-buyers.ts'
import { shortlists } from './migrations/0051-shortlists.ts'
import { savedSearches } from './migrations/0052-saved-searches.ts'
import { vendorLists } from './migrations/0053-vendor-lists.ts'
import { requests } from './migrations/0054-requests.ts'

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  organisations,
  identity,
  brands,
  affiliates,
  operators,
  benefits,
  modules,
  outreach,
  recommendationIndexes,
  evidence,
  idempotency,
  moduleScores,
  websiteVouched,
  listedProfiles,
  nameWords,
  accountsShareAddress,
  newsletterConfirmed,
  accountPage,
  accountLanguage,
  descriptions,
  listsByIndex,
  auditWords,
  events,
  scheduledJobs,
  credentialFacts,
  reminders,
  auditChain,
  catalogue,
  profileHistory,
  organisationChecks,
  answeredQuestions,
  secondFactors,
  operatorRoles,
  verificationQueue,
  inviters,
  decidedFiles,
  decidedVersions,
  checkFiles,
  reports,
  operatorQueues,
  brandStates,
  numbers,
  duplicates,
  claimsPassedOn,
  questionnaires,
  affiliateClaims,
  newsletterCounts,
  newsletterWaitingByAddress,
  search,
  buyers,
  shortlists,
  savedSearches,
  vendorLists,
  requests,
]
