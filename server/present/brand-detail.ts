import type { Given } from '#src/contract/endpoint.ts'
import type { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import type { brandState, BrandState } from '#src/contract/operate/brand-state.ts'
import type { BrandRow } from '#src/contract/operate/brand-detail.ts'
import type { Language } from '#src/i18n/languages.ts'
import { brandFaults, hostsOfOthers } from '../brand-faults/brand-faults.ts'
import { faultInWords } from '../brand-faults/fault-words.ts'
import type { Lookups } from '../brand-faults/lookup-faults.ts'
import { isWithin, type OperatorScope } from '../policies/operator.ts'
import type { Author, BrandRecord, VersionRecord } from '../store/brand-states/brand-records.ts'
import type { BrandSurroundings } from '../store/brand-states/publish-brand.ts'

type Detail = Given<typeof operateBrandEndpoints.operatedBrand.response>['data']
/** Who reads it, and what they may. */
export type Reader = {
  userId: string
  scope: OperatorScope
  mayChangeHosts: boolean
  language: Language
}

const presentAuthor = (author: Author, userId: string) =>
  author && { name: author.name, isSelf: author.id === userId }

export function presentVersion({ by, ...version }: VersionRecord, userId: string) {
  return { ...version, by: presentAuthor(by, userId) }
}

/** A state as it travels: its type says less than that of the store. */
export const presentState = ({ brand, hosts }: BrandState): Given<typeof brandState> => ({
  brand: { ...brand },
  hosts,
})

/** A brand as an editor works on it. */
export function presentBrand(
  id: string,
  { published, draft }: BrandRecord,
  surroundings: BrandSurroundings,
  setting: Pick<Lookups, 'catalogue' | 'dataDir'>,
  reader: Reader,
): Detail {
  const { userId, scope, mayChangeHosts, language } = reader
  const faults = draft ? brandFaults(draft.state, surroundings, { ...setting, mayChangeHosts }) : []
  return {
    id,
    published: published && {
      ...presentVersion(published, userId),
      state: presentState(published.state),
    },
    draft: draft && {
      ...{ version: draft.version, begunOn: draft.begunOn, savedAt: draft.savedAt },
      ...{ savedBy: presentAuthor(draft.savedBy, userId), state: presentState(draft.state) },
    },
    faults: faults.map((fault) => ({
      ...{ path: fault.path, code: fault.code, message: faultInWords(fault, language) },
    })),
    moves: draft && mayChangeHosts ? hostsOfOthers(draft.state, surroundings) : [],
    mayChangeHosts,
    portfolios: portfoliosFor(scope, surroundings, [draft?.state, published?.state]),
  }
}

/** Portfolios of the brands that an operator looks after, and what states of a brand search in already. */
function portfoliosFor(
  scope: OperatorScope,
  { brands }: BrandSurroundings,
  states: readonly (BrandState | undefined)[],
): string[] {
  const own = brands.filter(({ id }) => isWithin(scope, id))
  const slugs = own.flatMap((brand) => brand.associatedPortfolios.map((one) => one.portfolioSlug))
  const named = states.flatMap((state) => state?.brand.searchConstraints.portfolioSlugs ?? [])
  return [...new Set([...slugs, ...named])].toSorted()
}

/** A row of the list of brands: what is drafted stands for what was never published. */
export function presentBrandRow(
  id: string,
  { published, draft }: BrandRecord,
  userId: string,
): BrandRow | null {
  const shown = (published ?? draft)?.state
  if (!shown) return null
  const { name, brandColors, brandImages } = shown.brand
  return {
    ...{ id, name, hosts: shown.hosts, colour: brandColors.primaryColor },
    logo: brandImages.darkLogo ?? null,
    published: published && presentVersion(published, userId),
    draft: draft && {
      ...{ savedAt: draft.savedAt, savedBy: presentAuthor(draft.savedBy, userId) },
      isOutdated: draft.begunOn !== (published?.number ?? null),
    },
  }
}
