import type { Generated } from 'kysely'

type BrandTable = {
  id: string
  /** The brand as JSON, with all languages of its texts. */
  content: string
  updated_at: string
}

type BrandHostTable = { host: string; brand_id: string }

export type BrandTables = { brands: BrandTable; brand_hosts: BrandHostTable }

type AffiliateTable = {
  brand_id: string
  slug: string
  /** Plain, or JSON by language; so is the copy. */
  message_heading: string
  message_copy: string
  percent_off: number | null
  /** Who came by it: triggers of the database count them. */
  people: Generated<number>
}

type AffiliateClaimTable = { user_id: string; brand_id: string; slug: string; created_at: string }

export type AffiliateTables = { affiliates: AffiliateTable; affiliate_claims: AffiliateClaimTable }
