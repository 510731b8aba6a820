import { defaultLanguage, type Language } from './languages.ts'

/** Dictionaries that only pages of a user need, in the browser. */
const ofUsers: ReadonlySet<string> = new Set([
  ...['address-reminder', 'evidence', 'invoice-finance', 'manage', 'members', 'modules', 'outbox'],
  ...['outbox-status', 'pathways', 'profile-form', 'questionnaire', 'register', 'reminders'],
  'shared-files',
])
/** Dictionaries that no browser needs: the server words its pages, mails and pictures. */
const ofServer: ReadonlySet<string> = new Set([
  'calendar',
  'guide',
  'history',
  'identity',
  'identity-account',
  'identity-factors',
  'mail',
  'manifest',
  'newsletter-pages',
  'pictures',
  'recommendation',
  'reminder-pages',
  'shell',
  'standalone-pages',
  'trust',
])

/** Dictionaries that a page in English does not need: what the server answers in words is English already. */
const ofTranslations: ReadonlySet<string> = new Set(['problems'])

/** Which dictionaries come together: those that any page may need, or those of users besides. */
export type DictionaryGroup = 'guest' | 'user'

/** @returns null for a dictionary that no browser needs */
export function groupOf(dictionary: string): DictionaryGroup | null {
  if (ofServer.has(dictionary)) return null
  return ofUsers.has(dictionary) ? 'user' : 'guest'
}

/** @returns whether a page in a language may word a message of a dictionary */
export function isNeededIn(language: Language, dictionary: string): boolean {
  return language !== defaultLanguage || !ofTranslations.has(dictionary)
}
