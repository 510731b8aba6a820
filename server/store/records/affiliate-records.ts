import { type AffiliateContent, affiliateIdOf } from '#src/contract/operate/affiliate-input.ts'
import { listAffiliates, putAffiliate, removeAffiliate } from '../affiliates.ts'
import { requireBrand } from '../branded-lists.ts'
import { brandedPartsOf } from '#src/contract/operate/branded-id.ts'
import type { RecordRows } from './record-edits.ts'

/** Affiliates as editors work on them; how many people came by one is known beside what they write. */
export const affiliateRecords: RecordRows<AffiliateContent> = {
  ...{ table: 'affiliates', noun: 'affiliate' },
  idOf: affiliateIdOf,
  subjectOf: ({ brandId, slug }) => `${brandId}/${slug}`,
  detailsOf: ({ brandId: _brand, percentOff, ...affiliate }) => ({ affiliate, percentOff }),
  removalDetailsOf: (_affiliate, { people }) => ({ people }),
  list: async (db) =>
    (await listAffiliates(db)).map(({ brandId, slug, heading, copy, percentOff }) => ({
      ...{ brandId, slug, messageHeading: heading, messageCopy: copy, percentOff },
    })),
  facts: async (db) =>
    new Map((await listAffiliates(db)).map((one) => [affiliateIdOf(one), { people: one.people }])),
  async write(transaction, { brandId, percentOff, ...affiliate }) {
    await requireBrand(transaction, brandId)
    await putAffiliate(transaction, brandId, { affiliate, percentOff })
  },
  async remove(transaction, id) {
    const { name, brandId } = brandedPartsOf(id)
    if (brandId === null) return false
    return (await removeAffiliate(transaction, { brandId, slug: name })) !== null
  },
}
