import type { Brand } from '#src/contract/brand.ts'
import { brandImages } from './brand-images.ts'

/** Deep green ink on warm paper, with saffron. */
export const credence: Brand = {
  id: 'credence',
  name: 'Credence',
  title: 'Credence Supplier Engagement Portal',
  description:
    'Register for free, become more visible to business buyers and start your sustainability journey: a supplier-friendly, smart and simple experience.',
  domain: 'localhost',
  altPageUrl: 'http://verdant.localhost/',
  brandColors: {
    primaryColor: '#0f3d2e',
    secondaryColor: '#4a6b57',
    accentColor: '#e9a52b',
    backgroundColor: '#fbf7ee',
  },
  brandImages: brandImages('credence'),
  searchConstraints: { credentialIds: [], locationIds: [], portfolioSlugs: [] },
  copy: {},
  footer: {
    options: [
      { label: 'Why register', url: '/#why-register' },
      { label: 'What a profile looks like', url: '/organization/coolabah-office-supplies' },
      { label: 'Register or log in', url: '/login' },
    ],
    htmlColumns: [],
  },
  associatedPortfolios: [],
  timestamp: '2026-11-01T00:00:00.000Z',
}
