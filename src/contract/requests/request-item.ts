import * as v from 'valibot'
import { catalogueId, line } from '../fields.ts'
import * as limits from '../limits.ts'

/**
 * Disclosures of the EU's voluntary standard for small and medium-sized undertakings (VSME): its basic module B and
 * its comprehensive module C. Source: EFRAG, VSME, December 2024, which Commission Recommendation (EU) 2025/1710
 * takes up.
 */
export const disclosures = [
  ...(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] as const),
] as const

/** What there is to ask for, by its kind. */
export const requestKinds = {
  /** What shows that a credential is held, and until when. */
  credential: { kind: v.literal('credential'), value: catalogueId },
  disclosure: { kind: v.literal('disclosure'), value: v.picklist(disclosures) },
  /** In the buyer's own words. */
  question: { kind: v.literal('question'), value: line(limits.requestQuestion) },
}

/** One thing that a buyer asks a supplier for (DSC-6). */
export const requestItem = v.variant('kind', [
  v.strictObject(requestKinds.credential),
  v.strictObject(requestKinds.disclosure),
  v.strictObject(requestKinds.question),
])
export type RequestItem = v.InferOutput<typeof requestItem>

/**
 * Whether an item asks for more than the voluntary standard has. Who reports under the CSRD must not require that of
 * an undertaking of up to 1,000 people, and has to mark it (Directive (EU) 2026/470).
 */
export const isBeyondStandard = ({ kind }: Pick<RequestItem, 'kind'>): boolean =>
  kind !== 'disclosure'
