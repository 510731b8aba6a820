import type { NewsletterCounts } from '#src/contract/operate/newsletter.ts'

/** What a brand is called; its id where it is not known any more. */
export const brandName = (brands: NewsletterCounts['brands'], id: string): string =>
  brands.find((one) => one.id === id)?.name ?? id
