/** Dictionaries that only pages of a user need, in the browser. */
const ofUsers: ReadonlySet<string> = new Set([])
/** Dictionaries that no browser needs: the server words its pages, mails and pictures. */
const ofServer: ReadonlySet<string> = new Set([
  'identity',
  'identity-account',
  'mail',
  'newsletter-pages',
  'standalone-pages',
])

/** Which dictionaries come together: those that any page may need, or those of users besides. */
export type DictionaryGroup = 'guest' | 'user'

/** @returns null for a dictionary that no browser needs */
export function groupOf(dictionary: string): DictionaryGroup | null {
  if (ofServer.has(dictionary)) return null
  return ofUsers.has(dictionary) ? 'user' : 'guest'
}
