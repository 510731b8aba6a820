/** A state of a brand: what is stored of it, and its hosts, both as JSON. */
type State = { brand_id: string; content: string; hosts: string }

/** A state that was published; the highest number of a brand is what visitors see. */
type BrandVersionTable = State & {
  number: number
  published_at: string
  /** Null: the command line, or an account that is gone. */
  user_id: string | null
  way: 'console' | 'command-line'
  /** Number of the state that was published again. */
  again: number | null
}

/** What is changed of a brand and not published yet. The brand need not be there. */
type BrandDraftTable = State & {
  /** Another one with each save. */
  version: string
  /** Number of the published state on which it was begun. */
  begun_on: number | null
  saved_at: string
  user_id: string | null
}

type BrandPictureTable = {
  brand_id: string
  /** File name, made of the digest of the content. */
  name: string
  /** Base64: the same text on either database. */
  content: string
  uploaded_at: string
}

type BrandPreviewTable = {
  /** SHA-256 of what the address carries. */
  token_hash: string
  brand_id: string
  /** Of a published state; null: the draft. */
  number: number | null
  expires_at: string
}

export type BrandStateTables = {
  brand_versions: BrandVersionTable
  brand_drafts: BrandDraftTable
  brand_pictures: BrandPictureTable
  brand_previews: BrandPreviewTable
}
