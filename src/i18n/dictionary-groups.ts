import { defaultLanguage, type Language } from './languages.ts'

/** Dictionaries that only pages of a user need, in the browser. */
const ofUsers: ReadonlySet<string> = new Set([
  ...['address-reminder', 'evidence', 'invoice-finance', 'manage', 'members', 'modules', 'outbox'],
  ...['outbox-status', 'pathways', 'profile-form', 'questionnaire', 'register', 'reminders'],
  'requests',
  'shared-files',
  'visits',
])
/** Dictionaries that no browser needs: the server words its pages, mails and pictures. */
const ofServer: ReadonlySet<string> = new Set([
  'brand-faults',
  'brand-previews',
  'calendar',
  'guide',
  'history',
  'identity',
  'identity-account',
  'identity-factors',
  'mail',
  'manifest',
  'newsletter-pages',
  'operate-mail-examples',
  'pictures',
  'recommendation',
  'reminder-pages',
  'report-mail',
  'shell',
  'standalone-pages',
  'supplier-news-pages',
  'trust',
])

/** Dictionaries of the operator's console alone, which loads them by itself. */
const ofConsole: ReadonlySet<string> = new Set([
  ...['document-frame', 'operate', 'operate-brands', 'operate-reports', 'operate-texts', 'reasons'],
  ...['claim-reasons', 'operate-benefits', 'operate-claims', 'operate-duplicates'],
  ...['operate-numbers', 'operate-modules', 'operate-offers', 'operate-questionnaires'],
  ...['operate-records', 'report-words'],
  ...[
    'operate-affiliates',
    'operate-catalogue',
    'operate-content',
    'operate-mails',
    'operate-newsletter',
  ],
])
/** Dictionaries of the page on which profiles are reported and owners appeal, which loads them by itself. */
const ofReports: ReadonlySet<string> = new Set(['report', 'report-words'])
/** What that page words besides. */
const sharedWithReports: ReadonlySet<string> = new Set(['controls', 'problems', 'terms', 'ui'])
/** What the console's screens word besides. */
const sharedWithConsole: ReadonlySet<string> = new Set([
  ...['benefits', 'controls', 'evidence', 'modules', 'problems', 'profile-form', 'questionnaire'],
  ...['terms', 'ui'],
  'affiliate',
])

/** Dictionary of the pages of buyers, and of what they are told on others, which load it by themselves. */
const ofBuyers: ReadonlySet<string> = new Set(['buying'])

/** Dictionaries that a page in English does not need: what the server answers in words is English already. */
const ofTranslations: ReadonlySet<string> = new Set(['problems'])

/** Which dictionaries come together: those that any page may need, those of users besides, the console's, those of reports, and those of buyers. */
export type DictionaryGroup = 'guest' | 'user' | 'operate' | 'report' | 'buying'

/** @returns whether a dictionary is of a group; those that no browser needs are of none */
export function isOfGroup(dictionary: string, group: DictionaryGroup): boolean {
  if (group === 'operate') return ofConsole.has(dictionary) || sharedWithConsole.has(dictionary)
  if (group === 'report') return ofReports.has(dictionary) || sharedWithReports.has(dictionary)
  if (group === 'buying') return ofBuyers.has(dictionary)
  if ([ofServer, ofConsole, ofReports, ofBuyers].some((own) => own.has(dictionary))) return false
  return ofUsers.has(dictionary) === (group === 'user')
}

/** @returns whether a page in a language may word a message of a dictionary */
export function isNeededIn(language: Language, dictionary: string): boolean {
  return language !== defaultLanguage || !ofTranslations.has(dictionary)
}
