/** The search of a page, which a signed-in buyer may keep. */
export type SearchOfPage = {
  /** Of its address. */
  query: string
  /** What each chosen value is called, by the facet that it is of. */
  chosen: readonly { part: string; id: string; name: string }[]
  /** Whether nobody was found. */
  isEmpty: boolean
}

/** What a signed-in buyer is told, or may do, beside what everybody sees. */
export type BuyerFitsProps =
  | {
      /** Of which supplier they are told what objectives it serves. */
      slug: string
      name: string
      /** In a list: all suppliers of the page, which are asked about together. Left out: on its profile. */
      listed?: { slugs: readonly string[] }
    }
  | { asked: SearchOfPage }
