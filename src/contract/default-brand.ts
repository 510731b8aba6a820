import type { Brand } from './brand.ts'

/** What an unknown host sees, and what is shown when the theme cannot be had (BRD-2): grey, and complete. */
export const defaultBrand: Brand = {
  id: 'default',
  name: 'Supplier',
  // Pages have words of their own, in their language, for a brand without.
  title: '',
  description: '',
  domain: 'localhost',
  brandColors: {
    primaryColor: '#3f444a',
    secondaryColor: '#6b7178',
    accentColor: '#8a9099',
    backgroundColor: '#f6f6f5',
  },
  brandImages: {
    auth: '/brands/default/auth.svg',
    hero: '/brands/default/hero.svg',
    favicon: '/brands/default/favicon.svg',
    darkLogo: '/brands/default/dark-logo.svg',
    lightLogo: '/brands/default/light-logo.svg',
    featured: '/brands/default/featured.svg',
  },
  searchConstraints: { credentialIds: [], locationIds: [], portfolioSlugs: [] },
  copy: {},
  footer: { options: [], htmlColumns: [] },
  associatedPortfolios: [],
  timestamp: '2026-01-01T00:00:00.000Z',
}
