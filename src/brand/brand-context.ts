import { createContext } from 'react'
import { useProvided } from '../lib/use-provided.ts'
import type { Brand } from '#src/contract/brand.ts'

/** The brand of the host. */
export const BrandContext = createContext<Brand | null>(null)

/**
 * The brand to show: names, images, copy and links. Its colours come through CSS alone.
 * @throws Error outside of a page, which always has one
 */
export function useBrand(): Brand {
  return useProvided(BrandContext, 'brand')
}
