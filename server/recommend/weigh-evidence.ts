import type { IndustryMatch, PlaceMatch } from './circumstances.ts'
import { claims } from './data/claims.ts'
import { industries } from './data/industries.ts'
import type { Fit } from './fit.ts'
import { fewestHolders, type Holders, type Peers } from './supplier.ts'

/** One thing that speaks for a credential, and how much. */
export type Evidence = { readonly points: number; readonly reason: string }

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
  const { madeFor, commonIn, home, verifies, supports } = fit
  // Places that were chosen as a filter need not be where the business is at home.
  const isCertain = !home || !context.placesChosen
  const peers = peerEvidence(context)
  const { wantedBy } = context
  return [
    ...(wantedBy === null
      ? []
      : [{ points: points.wanted, reason: `Buyers on ${wantedBy} search for it.` }]),
    ...(verifies && isCertain ? [claimed(points.verifies, 'Verifies that you', verifies)] : []),
    ...(peers ? [peers] : []),
    ...(madeFor ? [madeForIndustry(madeFor)] : []),
    ...(commonIn ? [ofIndustry(industryPoints.commonIn, 'Common in', commonIn)] : []),
    ...(supports ? [claimed(points.supports, 'Helps to prove that you', supports)] : []),
    ...(home ? [atHome(home, context)] : []),
    ...(fit.size === 'only' || fit.size === 'suits'
      ? [{ points: points.suits, reason: 'Suits businesses of your size.' }]
      : []),
  ]
}

function claimed(points: number, opening: string, attribute: string): Evidence {
  return { points, reason: `${opening} ${claims[attribute] ?? 'are what you say'}.` }
}

function madeForIndustry(match: IndustryMatch): Evidence {
  const opening = match.focus >= focused ? 'Made for' : 'Covers'
  return ofIndustry(industryPoints.madeFor + industryPoints.focus * match.focus, opening, match)
}

function atHome({ place, isFirst }: PlaceMatch, context: EvidenceContext): Evidence {
  const base = isFirst ? placePoints.first : placePoints.other
  return {
    points: base * (context.placesChosen ? filtered : 1),
    reason: `Recognised in ${context.placeName(place)}.`,
  }
}

function ofIndustry(base: number, opening: string, { industry, share }: IndustryMatch): Evidence {
  return {
    points: base + industryPoints.share * share,
    reason: `${opening} ${industries[industry].name}, your industry.`,
  }
}

/** Half of the similar suppliers is as convincing as all of them; a claim not yet approved is half a holder. */
function peerEvidence({ credentialId, peers }: EvidenceContext): Evidence | null {
  const { approved, pending } = peers.holders.get(credentialId) ?? noHolders
  if (approved + pending < fewestHolders) return null
  const share = (approved + pending / 2) / peers.suppliers
  return {
    points: points.peers * Math.min(1, 2 * share),
    reason:
      approved >= fewestHolders
        ? `Held by ${approved} suppliers like you.`
        : `On the profiles of ${approved + pending} suppliers like you.`,
  }
}
