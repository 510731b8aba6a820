import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { fromDictionary } from '../from-dictionary.ts'
import { brandImages } from './brand-images.ts'

/** Deep green ink on warm paper, with saffron. */
export const credence: StoredBrand = {
  id: 'credence',
  name: 'Credence',
  title: fromDictionary((t) => t('frame.portalTitle', { brand: 'Credence' })),
  description: fromDictionary((t) => t('frame.promise')),
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
      {
        label: { en: 'Why register', de: 'Warum registrieren', ar: 'لماذا تسجّل؟' },
        url: '/#why-register',
      },
      {
        label: {
          en: 'What a profile looks like',
          de: 'So sieht ein Profil aus',
          ar: 'كيف يبدو الملف',
        },
        url: '/organization/coolabah-office-supplies',
      },
      {
        label: {
          en: 'Register or log in',
          de: 'Registrieren oder anmelden',
          ar: 'التسجيل أو تسجيل الدخول',
        },
        url: '/login',
      },
    ],
    htmlColumns: [],
  },
  associatedPortfolios: [],
  timestamp: '2026-11-01T00:00:00.000Z',
}
