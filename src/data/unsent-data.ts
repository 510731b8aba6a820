import type { Api } from '../api/create-api.ts'
import type { Brand } from '../contract/brand.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { DraftsData } from './drafts-data.ts'
import type { EvidenceQueueData } from './evidence-queue-data.ts'
import { lazyDrafts } from './lazy-drafts.ts'
import { lazyEvidenceQueue } from './lazy-evidence-queue.ts'
import { noDrafts } from './no-drafts.ts'
import { noEvidenceQueue } from './no-evidence-queue.ts'

type Options = {
  api: Api
  userId: () => string | null
  local: LocalArea | undefined
  /** Host of the page, and what calls back whenever sending is worth another try; absent where nothing is kept. */
  kept: { host: string; wake: (again: () => void) => void } | undefined
  brand: (host: string) => Promise<Brand>
  /** Told of each profile that was sent from here, and under which slug it was known before. */
  onStored: (slug: string, details: OrganisationDetails) => void
}

/** What is on this device alone: drafts of profiles, and evidence files that wait for them. */
export function unsentData(options: Options): DraftsData & EvidenceQueueData {
  const { api, userId, local, kept, brand, onStored } = options
  if (!kept || !local) return { ...noDrafts(), ...noEvidenceQueue() }
  const { host, wake } = kept
  const drafts = lazyDrafts({
    organisations: api.organisations,
    local,
    userId,
    wake,
    portfolios: async () => (await brand(host)).associatedPortfolios,
    onStored({ slug, details }) {
      onStored(slug, details)
      if (slug !== details.slug) void evidence.renameEvidence(slug, details.slug)
    },
  })
  const evidence = lazyEvidenceQueue({ upload: api.evidence.upload, drafts, userId, wake })
  return { ...drafts, ...evidence }
}
