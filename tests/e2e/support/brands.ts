/** The brands of the demo data, and what a host without a brand gets (BRD-2, BRD-7). */
export const brands = [
  { host: 'localhost', name: 'Credence', folder: 'credence' },
  { host: 'verdant.localhost', name: 'Verdant', folder: 'verdant' },
  { host: 'harbour.localhost', name: 'Harbour', folder: 'harbour' },
  { host: 'other.localhost', name: 'Supplier', folder: 'default' },
] as const
