import * as v from 'valibot'
import { line, slug, text } from '../fields.ts'
import { operatorText } from '../operator-text.ts'
import { brandedIdOf } from './branded-id.ts'
import { storedText } from './edited-record.ts'

/** What visitors who came by an affiliate are told, and its name in addresses. */
export const affiliateEntries = {
  slug,
  messageHeading: operatorText(line(120)),
  messageCopy: operatorText(text(500)),
} as const
/** What they get off, in percent; null: nothing. */
export const percentOff = v.optional(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  null,
)

/** An affiliate of a brand as an editor puts it. */
export const affiliateInput = v.strictObject({ brandId: slug, ...affiliateEntries, percentOff })
export type AffiliateInput = v.InferInput<typeof affiliateInput>

/** An affiliate as its editors read it. */
export const storedAffiliate = v.object({
  ...affiliateInput.entries,
  messageHeading: storedText,
  messageCopy: storedText,
})
/** An affiliate with all languages of its texts, and its brand. */
export type AffiliateContent = v.InferOutput<typeof affiliateInput>

export const affiliateIdOf = ({
  slug: name,
  brandId,
}: Pick<AffiliateContent, 'slug' | 'brandId'>): string => brandedIdOf(name, brandId)
