import { createContext, useContext } from 'react'
import type { Brand } from '#src/contract/brand.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'

/** The brand of the host; the grey default until one is provided. */
export const BrandContext = createContext<Brand>(defaultBrand)

/** The brand to show: names, images, copy and links. Its colours come through CSS alone. */
export function useBrand(): Brand {
  return useContext(BrandContext)
}
