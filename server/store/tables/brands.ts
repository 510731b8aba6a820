type BrandTable = {
  id: string
  /** The brand of the contract as JSON. */
  content: string
  updated_at: string
}

type BrandHostTable = { host: string; brand_id: string }

export type BrandTables = { brands: BrandTable; brand_hosts: BrandHostTable }

type AffiliateTable = {
  brand_id: string
  slug: string
  message_heading: string
  message_copy: string
  percent_off: number | null
}

type AffiliateClaimTable = { user_id: string; brand_id: string; slug: string; created_at: string }

export type AffiliateTables = { affiliates: AffiliateTable; affiliate_claims: AffiliateClaimTable }
