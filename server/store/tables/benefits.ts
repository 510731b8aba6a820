/** `fifo`: a partner's offer claimed by phone number. `butn`: invoice finance. */
export type Benefit = 'fifo' | 'butn'

type OfferTable = {
  id: string
  /** Null: shown by every brand. */
  brand_id: string | null
  /** Offers are listed in this order. */
  position: number
  /** The offer as JSON, with all languages of its texts. */
  content: string
  updated_at: string
}

/** An organisation's claim on a benefit; there is one at most. */
type BenefitClaimTable = {
  organisation_id: string
  benefit: Benefit
  ref: string
  /** Where the partner goes on with it; empty where the partner calls. */
  link: string
  created_at: string
  /** Null: the partner is still to be told. */
  passed_on_at: string | null
}

/** Who made a claim. Goes with the person's account, while the claim stays the organisation's. */
type BenefitClaimantTable = {
  organisation_id: string
  benefit: Benefit
  user_id: string
  phone_number: string
  /** JSON list, as it was sent. */
  identifiers: string
}

export type BenefitTables = {
  offers: OfferTable
  benefit_claims: BenefitClaimTable
  benefit_claimants: BenefitClaimantTable
}
