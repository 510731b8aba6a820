import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { fromDictionary } from '../from-dictionary.ts'
import { brandImages } from './brand-images.ts'

/** Navy and sea with coral: the procurement office of a port city. */
export const harbour: StoredBrand = {
  id: 'harbour',
  name: 'Harbour',
  title: fromDictionary((t) => t('frame.portalTitle', { brand: 'Harbour' })),
  description: {
    en: 'Register for free, become more visible to the city and its business buyers and start your sustainability journey: a supplier-friendly, smart and simple experience.',
    de: 'Kostenlos registrieren, für die Stadt und ihre Einkäufer sichtbarer werden und den Weg zu mehr Nachhaltigkeit beginnen: lieferantenfreundlich, klug und einfach.',
    ar: 'سجّل مجانًا، وزِد ظهورك أمام المدينة ومشتريها من الشركات، وابدأ رحلتك في الاستدامة: تجربة ذكية وبسيطة وملائمة للمورّدين.',
  },
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
    options: [
      {
        label: {
          en: 'Register or log in',
          de: 'Registrieren oder anmelden',
          ar: 'التسجيل أو تسجيل الدخول',
        },
        url: '/login',
      },
    ],
    htmlColumns: [
      {
        en: '<h2>City procurement office</h2><p>Old Custom House<br />1 Quay Street</p><p>Monday to Friday, 9 am to 4 pm</p>',
        de: '<h2>Beschaffungsamt der Stadt</h2><p>Old Custom House<br />1 Quay Street</p><p>Montag bis Freitag, 9 bis 16 Uhr</p>',
        ar: '<h2>مكتب مشتريات المدينة</h2><p><span dir="ltr">Old Custom House</span><br /><span dir="ltr">1 Quay Street</span></p><p>من الإثنين إلى الجمعة، من 9 صباحًا إلى 4 عصرًا</p>',
      },
      {
        en: '<h2>Selling to the city</h2><ul><li><a href="/#why-register">Why register</a></li><li><a href="/organization/coolabah-office-supplies">What a profile looks like</a></li></ul>',
        de: '<h2>An die Stadt verkaufen</h2><ul><li><a href="/#why-register">Warum registrieren</a></li><li><a href="/organization/coolabah-office-supplies">So sieht ein Profil aus</a></li></ul>',
        ar: '<h2>البيع للمدينة</h2><ul><li><a href="/#why-register">لماذا تسجّل؟</a></li><li><a href="/organization/coolabah-office-supplies">كيف يبدو الملف</a></li></ul>',
      },
    ],
  },
  associatedPortfolios: [
    { portfolioSlug: 'harbour-green-suppliers', requiredCredentialIds: ['iso-14001'] },
    { portfolioSlug: 'harbour-local-suppliers', requiredCredentialIds: [] },
  ],
  timestamp: '2026-11-01T00:00:00.000Z',
}
