/** The few short texts that must be there before IndexedDB could answer. */
export type LocalArea = {
  get(key: LocalKey): string | null
  set(key: LocalKey, value: string): void
  /** Removes what belongs to a user. */
  clearPrivate(): void
}

/** `private.` keys belong to a user and go on sign-out. */
export type LocalKey =
  'device-used' | 'discovery' | 'private.user' | 'private.organisation' | 'private.questionnaires'

const prefix = 'credence.'
const privateKeys: readonly LocalKey[] = [
  'private.user',
  'private.organisation',
  'private.questionnaires',
]

/**
 * Local storage that never throws: where it is blocked or full, texts last as long as the page.
 * @param open gives the storage; may throw, as `window.localStorage` does when cookies are blocked
 */
export function createLocalArea(open: () => Storage): LocalArea {
  const unkept = new Map<LocalKey, string>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? null,
    set(key, value) {
      unkept.set(key, value)
      attempt((storage) => {
        storage.setItem(prefix + key, value)
        unkept.delete(key)
      })
    },
    clearPrivate() {
      for (const key of privateKeys) {
        unkept.delete(key)
        attempt((storage) => storage.removeItem(prefix + key))
      }
    },
  }
}
