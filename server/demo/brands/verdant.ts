import type { Brand } from '#src/contract/brand.ts'
import { brandImages } from './brand-images.ts'

/** Leaf green, bright and young; says its own words on the sign-in screen. */
export const verdant: Brand = {
  id: 'verdant',
  name: 'Verdant',
  title: 'Verdant Supplier Engagement Portal',
  description:
    'Register for free, become more visible to business buyers and grow your sustainability journey with Verdant: a supplier-friendly, smart and simple experience.',
  domain: 'verdant.localhost',
  altPageUrl: 'http://localhost/',
  brandColors: {
    primaryColor: '#1a7436',
    secondaryColor: '#0b4a2b',
    accentColor: '#ffd23f',
    backgroundColor: '#f6fbef',
  },
  brandImages: brandImages('verdant'),
  searchConstraints: { credentialIds: [], locationIds: [], portfolioSlugs: ['verdant-growers'] },
  copy: {
    loginTitle: 'Grow with buyers who care',
    loginSubtitle: 'Plant a free profile today, and let the good you do be found.',
  },
  footer: {
    options: [
      { label: 'Plant your profile', url: '/login' },
      { label: 'See one in bloom', url: '/organization/coolabah-office-supplies' },
    ],
    htmlColumns: [],
  },
  associatedPortfolios: [{ portfolioSlug: 'verdant-growers', requiredCredentialIds: [] }],
  timestamp: '2026-11-01T00:00:00.000Z',
}
