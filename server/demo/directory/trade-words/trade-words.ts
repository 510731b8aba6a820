import type { IndustryId } from '../industries.ts'

/**
 * What firms of each industry call their trade in their names, with `|` between; no word stands in two
 * industries of a language, so that names stay apart.
 */
export type TradeWords = Readonly<Record<IndustryId, string>>
