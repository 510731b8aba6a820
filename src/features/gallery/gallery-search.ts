import { searchText } from '../../lib/search-text.ts'

export type GallerySearch = {
  /** Id of the brand to show; the one of the host when left out. */
  brand?: string
}

/** Reads the query of the gallery's address. */
export function gallerySearch(search: Record<string, unknown>): GallerySearch {
  const brand = searchText(search['brand'])
  return brand ? { brand } : {}
}
