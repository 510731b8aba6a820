import type { ContentInput } from '#src/contract/operate/content-input.ts'
import { getStartedArabic } from './contents/get-started-arabic.ts'
import { getStartedEnglish } from './contents/get-started-english.ts'
import { getStartedGerman } from './contents/get-started-german.ts'

/** What the operator of a demo brand has written: `/get-started` of Credence. */
export const demoContents: readonly ContentInput[] = [
  {
    key: 'get-started',
    brandId: 'credence',
    title: {
      en: 'Your profile in five steps',
      de: 'Ihr Profil in fünf Schritten',
      ar: 'ملفك في خمس خطوات',
    },
    html: { en: getStartedEnglish, de: getStartedGerman, ar: getStartedArabic },
  },
]
