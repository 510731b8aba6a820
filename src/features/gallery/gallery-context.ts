import { createContext } from 'react'
import type { Environment } from '../../contract/environment.ts'
import { useProvided } from '../../lib/use-provided.ts'

/** What samples need of the page around them. */
export type GalleryPlace = {
  /** Changes with every other look, so that what was measured is measured again. */
  look: string
  environment: Environment
  /** Scheme and host under which people see the portal. */
  origin: string
}

/** Null outside of the gallery. */
export const GalleryContext = createContext<GalleryPlace | null>(null)

/** The gallery around a sample. */
export function useGallery(): GalleryPlace {
  return useProvided(GalleryContext, 'gallery')
}
