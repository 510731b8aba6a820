import { snapshot } from 'valtio'
import type { Brand } from '#src/contract/brand.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { Data } from '#src/data/data.ts'
import { copy } from '../copy.ts'
import { buildPatch } from '../draft/payload.ts'
import { rebase } from '../draft/profile-draft.ts'
import type { ProfileDraft, Refusal } from '../draft/profile-draft.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { portfoliosToLink } from './portfolios.ts'

type SaveDependencies = {
  data: Pick<Data, 'saveProfile' | 'rememberSlug' | 'associatePortfolio'>
  portfolios: Brand['associatedPortfolios']
  otherMinorityId: string | null
}

/**
 * Sends the whole profile (PRF-13). While one save is under way another is ignored. On success the
 * organisation becomes the remembered one and the draft follows what the server made of it; on
 * failure every field stays as it is and the draft holds the reason. The brand's portfolios are
 * linked either way.
 * @returns the saved details, null when nothing was saved
 */
export async function saveProfile(
  draft: ProfileDraft,
  { data, portfolios, otherMinorityId }: SaveDependencies,
): Promise<OrganisationDetails | null> {
  if (draft.saving) return null
  draft.saving = true
  draft.refusal = null
  draft.conflict = false
  const { fields, base, version } = snapshot(draft)
  try {
    const patch = buildPatch(fields, base, otherMinorityId)
    const saved = await data.saveProfile(draft.slug, patch, version)
    rebase(draft, saved, fields)
    data.rememberSlug(saved.slug)
    return saved
  } catch (error) {
    if (error instanceof ProblemError && error.status === 412) draft.conflict = true
    else draft.refusal = refusalOf(error)
    return null
  } finally {
    draft.saving = false
    void linkPortfolios(draft, data, portfolios)
  }
}

/** Links the portfolios whose credentials the saved organisation holds; a failure is logged. */
async function linkPortfolios(
  draft: ProfileDraft,
  data: SaveDependencies['data'],
  portfolios: Brand['associatedPortfolios'],
): Promise<void> {
  const held = draft.base.credentials.map((one) => one.id)
  for (const slug of portfoliosToLink(portfolios, held))
    await data.associatePortfolio(slug, draft.slug).catch((error: unknown) => {
      logFailure(`The portfolio ${slug} could not be linked.`, error)
    })
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ProblemError))
    return { message: (error instanceof Error && error.message) || copy.requestFailed, field: null }
  if (error.status === 0) return { message: copy.unreachable, field: null }
  return { message: error.message || copy.requestFailed, field: error.field ?? null }
}
