/**
 * Files that another app shares with the installed portal (Web Share Target). The service worker puts
 * them into a cache, where the page that opens next takes them from; they are the user's own, so they
 * belong to no version and go with a sign-out.
 */
export const sharedFiles = {
  /** Where other apps POST to, `multipart/form-data`. */
  path: '/share-evidence',
  /** The form's field, repeated for each file. */
  field: 'files',
  /** Name of the Cache Storage cache. */
  cache: 'shared-files',
  /** What the key of a file in the cache begins with; a random id follows. */
  keyPrefix: '/shared-files/',
  /** Response header with the file's name, percent-encoded. */
  nameHeader: 'x-file-name',
  /** Media types that are kept; they are those of evidence. */
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  /** At most so many files wait; older ones make room. */
  most: 20,
} as const

/**
 * Where the user is sent after sharing.
 * @param outcome `1`: at least one file waits in the cache; `lost`: none could be taken
 */
export function afterSharing(outcome: '1' | 'lost'): string {
  return `/organisation?shared=${outcome}`
}
