import type { Brand } from '#src/contract/brand.ts'

/** Where the drawings of a demo brand lie: one folder each, the same names in all of them. */
export function brandImages(id: string): Brand['brandImages'] {
  const folder = `/brands/${id}`
  return {
    auth: `${folder}/auth.svg`,
    hero: `${folder}/hero.svg`,
    favicon: `${folder}/favicon.svg`,
    darkLogo: `${folder}/dark-logo.svg`,
    lightLogo: `${folder}/light-logo.svg`,
    featured: `${folder}/featured.svg`,
  }
}
