import type { Texts, Translate } from '#src/i18n/texts.ts'
import type { IndustryMatch, PlaceMatch } from './circumstances.ts'
import type { Fit } from './fit.ts'
import { fewestHolders, type Holders, type Peers } from './supplier.ts'

/** One thing that speaks for a credential, how much, and in a sentence. */
export type Evidence = { readonly points: number; readonly reason: () => string }

const noHolders: Holders = { approved: 0, pending: 0 }

/** How much each kind of evidence counts; a standing's weight is 1 to 3 and counts twice. */
const points = { wanted: 20, verifies: 12, supports: 4, peers: 8, suits: 1 }
const industryPoints = { madeFor: 4, commonIn: 3, share: 3, focus: 5 }
const placePoints = { first: 3, other: 1 }
/** A filter by place puts what belongs to the place first. */
const filtered = 2
/** From this focus on, a credential is one for its industry, not one that covers it as well. */
const focused = 0.7

export type EvidenceContext = {
  texts: Texts
  credentialId: string
  peers: Peers
  /** Name of the brand whose buyers search by it; null where they do not. */
  wantedBy: string | null
  placesChosen: boolean
  placeName(id: string): string
}

/**
 * Everything that speaks for a credential; only what is true of this supplier, since the strongest
 * becomes the reason that people read.
 */
export function evidenceOf(fit: Fit, context: EvidenceContext): Evidence[] {
  const { madeFor, commonIn, home, verifies, supports, size } = fit
  const { t } = context.texts
  // Places that were chosen as a filter need not be where the business is at home.
  const isCertain = !home || !context.placesChosen
  const all: Evidence[] = []
  if (context.wantedBy !== null) {
    const brand = context.wantedBy
    all.push({ points: points.wanted, reason: () => t('recommendation.wanted', { brand }) })
  }
  if (verifies && isCertain) {
    const reason = () => t(`recommendation.verifies.${verifies}`)
    all.push({ points: points.verifies, reason })
  }
  all.push(...peerEvidence(t, context))
  if (madeFor) all.push(madeForIndustry(t, madeFor))
  if (commonIn) {
    const industry = () => t(`recommendation.industries.${commonIn.industry}`)
    all.push({
      points: ofIndustry(industryPoints.commonIn, commonIn),
      reason: () => t('recommendation.commonIn', { industry: industry() }),
    })
  }
  if (supports) {
    const reason = () => t(`recommendation.supports.${supports}`)
    all.push({ points: points.supports, reason })
  }
  if (home) all.push(atHome(t, home, context))
  if (size === 'only' || size === 'suits') {
    all.push({ points: points.suits, reason: () => t('recommendation.suitsSize') })
  }
  return all
}

function madeForIndustry(t: Translate, match: IndustryMatch): Evidence {
  const id = match.focus >= focused ? 'recommendation.madeFor' : 'recommendation.covers'
  return {
    points: ofIndustry(industryPoints.madeFor + industryPoints.focus * match.focus, match),
    reason: () => t(id, { industry: t(`recommendation.industries.${match.industry}`) }),
  }
}

function atHome(t: Translate, { place, isFirst }: PlaceMatch, context: EvidenceContext): Evidence {
  const base = isFirst ? placePoints.first : placePoints.other
  return {
    points: base * (context.placesChosen ? filtered : 1),
    reason: () => t('recommendation.recognised', { place: context.placeName(place) }),
  }
}

function ofIndustry(base: number, { share }: IndustryMatch): number {
  return base + industryPoints.share * share
}

/** Half of the similar suppliers is as convincing as all of them; a claim not yet approved is half a holder. */
function peerEvidence(t: Translate, { credentialId, peers }: EvidenceContext): Evidence[] {
  const { approved, pending } = peers.holders.get(credentialId) ?? noHolders
  const count = approved + pending
  if (count < fewestHolders) return []
  const share = (approved + pending / 2) / peers.suppliers
  const reason = () =>
    approved >= fewestHolders
      ? t('recommendation.heldBy', { count: approved })
      : t('recommendation.onProfiles', { count })
  return [{ points: points.peers * Math.min(1, 2 * share), reason }]
}
