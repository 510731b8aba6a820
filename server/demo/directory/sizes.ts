import type { CompanySize } from '#src/contract/company-size.ts'

/** How many of a hundred firms have each size: most are small, as in the world, though less so. */
export const sizes: readonly { readonly size: CompanySize; readonly weight: number }[] = [
  { size: 'MICRO', weight: 39 },
  { size: 'SMALL', weight: 35 },
  { size: 'MEDIUM', weight: 19 },
  { size: 'LARGE', weight: 7 },
]
