import type { BenefitTables } from './tables/benefits.ts'
import type { BrandStateTables } from './tables/brand-states.ts'
import type { AffiliateTables, BrandTables } from './tables/brands.ts'
import type { BuyerTables } from './tables/buyers.ts'
import type { FollowTables } from './tables/follows.ts'
import type { SavedSearchTables } from './tables/saved-searches.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { DuplicateTables } from './tables/duplicates.ts'
import type { EventTables } from './tables/events.ts'
import type { EvidenceTables } from './tables/evidence.ts'
import type { HistoryTables } from './tables/history.ts'
import type { IdempotencyTables } from './tables/idempotency.ts'
import type { IdentityTables } from './tables/identity.ts'
import type { MemberTables } from './tables/members.ts'
import type { ModuleTables } from './tables/modules.ts'
import type { NumberTables } from './tables/numbers.ts'
import type { OperatorTables } from './tables/operators.ts'
import type { OrganisationTables } from './tables/organisations.ts'
import type { OutreachTables } from './tables/outreach.ts'
import type { QuestionnaireTables } from './tables/questionnaires.ts'
import type { RequestTables } from './tables/requests.ts'
import type { ReportTables } from './tables/reports.ts'
import type { ReminderTables } from './tables/reminders.ts'
import type { ScheduleTables } from './tables/schedule.ts'
import type { SearchTables } from './tables/search.ts'
import type { SecondFactorTables } from './tables/second-factors.ts'
import type { TrustTables } from './tables/trust.ts'
import type { VendorTables } from './tables/vendors.ts'
import type { VerificationTables } from './tables/verification.ts'

/** All tables; each group of them is described beside its aggregate in `tables/`. */
export type Database = OrganisationTables &
  MemberTables &
  IdentityTables &
  SecondFactorTables &
  BrandTables &
  BrandStateTables &
  BuyerTables &
  SavedSearchTables &
  FollowTables &
  DuplicateTables &
  EventTables &
  EvidenceTables &
  AffiliateTables &
  OutreachTables &
  QuestionnaireTables &
  BenefitTables &
  ModuleTables &
  HistoryTables &
  IdempotencyTables &
  ReminderTables &
  ReportTables &
  RequestTables &
  ScheduleTables &
  SearchTables &
  NumberTables &
  OperatorTables &
  TrustTables &
  VendorTables &
  VerificationTables &
  CatalogueTables
