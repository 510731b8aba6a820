import type { Api } from '../api/create-api.ts'
import type { Brand } from '../contract/brand.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { DraftsData } from './drafts-data.ts'
import type { EvidenceQueueData } from './evidence-queue-data.ts'
import { keptAnswersData, type KeptAnswersData } from './kept-answers.ts'
import { lazyDrafts } from './lazy-drafts.ts'
import { lazyEvidenceQueue } from './lazy-evidence-queue.ts'
import type { Wake } from './outbox/drain.ts'

/**
 * What is on this device alone: drafts of profiles, evidence files that wait for them, answers of
 * questionnaires.
 */
export type UnsentData = DraftsData & EvidenceQueueData & KeptAnswersData

/** What it needs of the data layer. */
export type UnsentNeeds = {
  api: Api
  userId: () => string | null
  brand: (host: string) => Promise<Brand>
  /** Told of each profile that was sent from here, and under which slug it was known before. */
  onStored: (slug: string, details: OrganisationDetails) => void
}

type Surroundings = {
  local: LocalArea
  /** Host of the page. */
  host: string
  /** Calls back whenever what waits is worth a look: back online, in sight, signed in. */
  wake: (again: (why: Wake) => void) => void
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
}

/** @returns what is on this device alone of whoever is signed in, each part loaded when it is first asked for */
export function unsentData(
  { api, userId, brand, onStored }: UnsentNeeds,
  page: Surroundings,
): UnsentData {
  const { local, host, wake, isReachable } = page
  const drafts = lazyDrafts({
    organisations: api.organisations,
    local,
    userId,
    wake,
    isReachable,
    portfolios: async () => (await brand(host)).associatedPortfolios,
    onStored({ slug, details }) {
      onStored(slug, details)
      if (slug !== details.slug) void evidence.renameEvidence(slug, details.slug)
    },
  })
  const evidence = lazyEvidenceQueue({
    upload: api.evidence.upload,
    ...{ drafts, userId, wake, isReachable },
  })
  return { ...drafts, ...evidence, ...keptAnswersData(local, userId) }
}
