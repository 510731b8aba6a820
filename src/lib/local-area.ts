/** The few short texts that must be there before IndexedDB could answer. */
export type LocalArea = {
  get(key: LocalKey): string | null
  set(key: LocalKey, value: string): void
  /** Removes who is signed in. */
  clearPrivate(): void
}

/**
 * `private.` keys say who is signed in, and go when the session ends. `unsent.` keys hold what only this
 * device has, each part with its user; that goes when this user signs out.
 */
export type LocalKey =
  | 'address-reminder'
  | 'analytics-id'
  | 'claim-mode'
  | 'consent'
  | 'console-keys'
  | 'device-used'
  | 'device-unclean'
  | 'discovery'
  | 'install-declined'
  | 'invitation'
  | 'language'
  | 'sign-in-afresh'
  | 'signed-out'
  | 'unforgotten'
  | 'private.user'
  | 'private.organisation'
  | 'unsent.forms'
  | 'unsent.questionnaires'
  | 'unsent.typed'

const prefix = 'credence.'

/** How the browser's storage names it, for the `storage` event of other tabs. */
export const storageNameOf = (key: LocalKey) => prefix + key

const privateKeys: readonly LocalKey[] = ['private.user', 'private.organisation']

/**
 * A storage of the browser that never throws: where it is blocked or full, texts last as long as the page.
 * @param open gives the storage; may throw, as `window.localStorage` does when cookies are blocked
 */
export function createLocalArea(open: () => Storage): LocalArea {
  const unstored = new Map<LocalKey, string>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? null,
    set(key, value) {
      unstored.set(key, value)
      attempt((storage) => {
        storage.setItem(prefix + key, value)
        unstored.delete(key)
      })
    },
    clearPrivate() {
      for (const key of privateKeys) {
        unstored.delete(key)
        attempt((storage) => storage.removeItem(prefix + key))
      }
    },
  }
}
