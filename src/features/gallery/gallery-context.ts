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
  /** Adds the words of the operator's console, which no page of the portal has; in English. */
  addConsoleTexts(texts: Pick<Texts, 'add'>): void
}

/** Null outside of the gallery. */
export const GalleryContext = createContext<GalleryPlace | null>(null)

/** The gallery around a sample. */
export function useGallery(): GalleryPlace {
  return useProvided(GalleryContext, 'gallery')
}
