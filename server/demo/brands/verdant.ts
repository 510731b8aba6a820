import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { fromDictionary } from '../from-dictionary.ts'
import { brandImages } from './brand-images.ts'

/** Leaf green, bright and young; says its own words on the sign-in screen. */
export const verdant: StoredBrand = {
  id: 'verdant',
  name: 'Verdant',
  title: fromDictionary((t) => t('frame.portalTitle', { brand: 'Verdant' })),
  description: {
    en: 'Register for free, become more visible to business buyers and grow your sustainability journey with Verdant: a supplier-friendly, smart and simple experience.',
    de: 'Kostenlos registrieren, für Einkäufer sichtbarer werden und mit Verdant nachhaltig wachsen: lieferantenfreundlich, klug und einfach.',
    ar: 'سجّل مجانًا، وزِد ظهورك أمام المشترين من الشركات، ودَع رحلتك في الاستدامة تنمو مع Verdant: تجربة ذكية وبسيطة وملائمة للمورّدين.',
  },
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
    loginTitle: {
      en: 'Grow with buyers who care',
      de: 'Wachsen Sie mit Einkäufern, denen es nicht egal ist',
      ar: 'انمُ مع مشترين يهتمّون',
    },
    loginSubtitle: {
      en: 'Plant a free profile today, and let the good you do be found.',
      de: 'Pflanzen Sie heute ein kostenloses Profil, damit gefunden wird, was Sie Gutes tun.',
      ar: 'ازرع اليوم ملفًا مجانيًا، ودَع الآخرين يكتشفون ما تفعله من خير.',
    },
  },
  footer: {
    options: [
      {
        label: { en: 'Plant your profile', de: 'Profil pflanzen', ar: 'ازرع ملفك' },
        url: '/login',
      },
      {
        label: { en: 'See one in bloom', de: 'Eines in voller Blüte', ar: 'شاهد ملفًا مزهرًا' },
        url: '/organization/coolabah-office-supplies',
      },
    ],
    htmlColumns: [],
  },
  associatedPortfolios: [{ portfolioSlug: 'verdant-growers', requiredCredentialIds: [] }],
  timestamp: '2026-11-01T00:00:00.000Z',
}
