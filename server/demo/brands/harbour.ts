import type { Brand } from '#src/contract/brand.ts'
import { brandImages } from './brand-images.ts'

/** Navy and sea with coral: the procurement office of a port city. */
export const harbour: Brand = {
  id: 'harbour',
  name: 'Harbour',
  title: 'Harbour Supplier Engagement Portal',
  description:
    'Register for free, become more visible to the city and its business buyers and start your sustainability journey: a supplier-friendly, smart and simple experience.',
  domain: 'harbour.localhost',
  altPageUrl: 'http://localhost/',
  brandColors: {
    primaryColor: '#0b2545',
    secondaryColor: '#1a7f95',
    accentColor: '#ff6b57',
    backgroundColor: '#f5f9fb',
  },
  brandImages: brandImages('harbour'),
  searchConstraints: {
    credentialIds: ['iso-14001'],
    locationIds: [],
    portfolioSlugs: ['harbour-green-suppliers', 'harbour-local-suppliers'],
  },
  asksConsent: true,
  copy: {},
  footer: {
    options: [{ label: 'Register or log in', url: '/login' }],
    htmlColumns: [
      '<h2>City procurement office</h2><p>Old Custom House<br />1 Quay Street</p><p>Monday to Friday, 9 am to 4 pm</p>',
      '<h2>Selling to the city</h2><ul><li><a href="/#why-register">Why register</a></li><li><a href="/organization/coolabah-office-supplies">What a profile looks like</a></li></ul>',
    ],
  },
  associatedPortfolios: [
    { portfolioSlug: 'harbour-green-suppliers', requiredCredentialIds: ['iso-14001'] },
    { portfolioSlug: 'harbour-local-suppliers', requiredCredentialIds: [] },
  ],
  timestamp: '2026-11-01T00:00:00.000Z',
}
