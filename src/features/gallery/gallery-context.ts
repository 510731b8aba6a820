import { createContext } from 'react'
import type { Environment } from '../../contract/environment.ts'
import type { Texts } from '../../i18n/texts.ts'
import { useProvided } from '../../lib/use-provided.ts'

/** What samples need of the page around them. */
export type GalleryPlace = {
  /** Changes with every other look, so that what was measured is measured again. */
  look: string
  environment: Environment
  /** Scheme and host under which people see the portal. */
  origin: string
  /** Adds the words of pages for users, which this page begins without. */
  addUserTexts(texts: Texts): Promise<void>
}

/** Null outside of the gallery. */
export const GalleryContext = createContext<GalleryPlace | null>(null)

/** The gallery around a sample. */
export function useGallery(): GalleryPlace {
  return useProvided(GalleryContext, 'gallery')
}
