import type { StoredAffiliate } from '../store/affiliates.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { credence } from './brands/credence.ts'
import { harbour } from './brands/harbour.ts'
import { verdant } from './brands/verdant.ts'

/** The brands of demo mode, each with the host names it answers on (BRD-7). */
export const demoBrands: readonly { hosts: readonly string[]; brand: StoredBrand }[] = [
  { hosts: ['localhost', '127.0.0.1'], brand: credence },
  { hosts: ['verdant.localhost'], brand: verdant },
  { hosts: ['harbour.localhost'], brand: harbour },
]

/** Who brings suppliers to the demo brands: `/?aff=green-chamber`. */
export const demoAffiliates: readonly (StoredAffiliate & { brandId: string })[] = [
  {
    brandId: 'credence',
    affiliate: {
      slug: 'green-chamber',
      messageHeading: {
        en: 'Welcome, members of the Green Chamber',
        de: 'Willkommen, Mitglieder der Green Chamber',
        ar: 'أهلًا بأعضاء Green Chamber',
      },
      messageCopy: {
        en: 'Your chamber recommends a Credence profile to every member.',
        de: 'Ihre Kammer empfiehlt allen Mitgliedern ein Profil bei Credence.',
        ar: 'توصي غرفتك كل عضو بإنشاء ملف في Credence.',
      },
    },
    percentOff: 15,
  },
  {
    brandId: 'harbour',
    affiliate: {
      slug: 'port-traders',
      messageHeading: {
        en: 'Welcome, Port Traders',
        de: 'Willkommen, Port Traders',
        ar: 'أهلًا بأعضاء Port Traders',
      },
      messageCopy: {
        en: 'Show the city what your quay-side business does for people and planet.',
        de: 'Zeigen Sie der Stadt, was Ihr Unternehmen am Kai für Mensch und Umwelt tut.',
        ar: 'أظهِر للمدينة ما تقدّمه شركتك على رصيف الميناء للناس والكوكب.',
      },
    },
    percentOff: null,
  },
]
