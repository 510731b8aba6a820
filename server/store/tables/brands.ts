type BrandTable = {
  id: string
  /** The brand of the contract as JSON. */
  content: string
  updated_at: string
}

type BrandHostTable = { host: string; brand_id: string }

export type BrandTables = { brands: BrandTable; brand_hosts: BrandHostTable }
