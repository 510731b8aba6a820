import type { Api } from '../api/create-api.ts'
import type { AffiliateData } from './affiliate-data.ts'
import type { BenefitsData } from './benefits-data.ts'
import type { CatalogueData } from './catalogue-data.ts'
import type { ClaimMode } from './claim-mode.ts'
import type { DiscoverData } from './discover-data.ts'
import type { EvidenceData } from './evidence-data.ts'
import type { KeptData } from './kept-data.ts'
import type { MembersData } from './members-data.ts'
import type { ModulesData } from './modules-data.ts'
import type { OfflineData } from './offline-data.ts'
import type { OutboxData } from './outbox/outbox.ts'
import type { OutreachData } from './outreach-data.ts'
import type { PortalData } from './portal-data.ts'
import type { ProfileData } from './profile-data.ts'
import type { RemindersData } from './reminders-data.ts'
import type { VisitsData } from './visits-data.ts'

/**
 * What pages that are open to everybody read and write, wherever it comes from: seed of the page, network,
 * device. Every function rejects with a ProblemError; status 0 means that no answer came.
 */
export type OpenData = {
  portal: PortalData
  profile: Pick<ProfileData, 'publicProfile' | 'seenProfiles'>
  outbox: Pick<OutboxData, 'flushDrafts'>
  offline: Pick<OfflineData, 'connectivity' | 'whenReachable'>
  outreach: OutreachData
  discover: DiscoverData
  affiliate: AffiliateData
  claimMode: ClaimMode
}

/** All of it, with what only the screens of a signed-in user ask for. */
export type Data = OpenData & {
  profile: ProfileData
  outbox: OutboxData
  offline: OfflineData
  catalogue: CatalogueData
  members: MembersData
  evidence: EvidenceData
  modules: ModulesData
  benefits: BenefitsData
  reminders: RemindersData
  visits: VisitsData
  /** The buyers of the user, and invitations to them (DSC-3). */
  ownBuyers: Api['ownBuyers']
  kept: KeptData
  /** For the calls that come with the pages of buyers alone: `buyers-data.ts`. */
  call: Api['call']
}
