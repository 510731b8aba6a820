import type { AffiliateData } from './affiliate-data.ts'
import type { BenefitsData } from './benefits-data.ts'
import type { CatalogueData } from './catalogue-data.ts'
import type { ClaimMode } from './claim-mode.ts'
import type { EvidenceData } from './evidence-data.ts'
import type { MembersData } from './members-data.ts'
import type { ModulesData } from './modules-data.ts'
import type { OfflineData } from './offline-data.ts'
import type { OutboxData } from './outbox/outbox.ts'
import type { OutreachData } from './outreach-data.ts'
import type { PortalData } from './portal-data.ts'
import type { ProfileData } from './profile-data.ts'

/**
 * Everything the portal reads and writes, wherever it comes from: seed of the page, network, device.
 * Every function rejects with a ProblemError; status 0 means that no answer came.
 */
export type Data = {
  portal: PortalData
  profile: ProfileData
  catalogue: CatalogueData
  outbox: OutboxData
  offline: OfflineData
  members: MembersData
  evidence: EvidenceData
  modules: ModulesData
  benefits: BenefitsData
  outreach: OutreachData
  affiliate: AffiliateData
  claimMode: ClaimMode
}
