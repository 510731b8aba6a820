import { isRecord } from '../lib/is-record.ts'
import { storageNameOf, type LocalArea } from '../lib/local-area.ts'

/** Forms that are kept at once, of all users of the device: more than anybody has open. The oldest make room. */
const most = 100

/** `user`: an id; empty: a guest. */
type UnsentForm = { user: string; form: string; typed: unknown }

/** What one user, or a guest, has typed into forms of pages beside the portal, and not sent (OPR-7). */
export type UnsentForms = {
  /** What was typed into a form, as it was kept; undefined: nothing was. */
  typed(form: string): unknown
  /** @param typed null: nothing any more */
  keep(form: string, typed: object | null): void
  /** Removes what was sent; what another tab has typed since then stays. */
  sent(form: string, typed: object): void
  /**
   * Calls back when another tab has sent or removed something.
   * @param gone told what that was
   * @returns what ends it
   */
  follow(form: string, gone: (typed: unknown) => void): () => void
}

/**
 * @param user id; null: a guest, who reads nothing that users have typed
 * @param page which is told of what other tabs store
 */
export function createUnsentForms(
  local: LocalArea,
  user: string | null,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): UnsentForms {
  const is = (form: string) => (one: UnsentForm) => one.user === (user ?? '') && one.form === form
  const isOther = (form: string) => (one: UnsentForm) => !is(form)(one)
  const typed = (form: string) => read(local).find(is(form))?.typed
  return {
    typed,
    keep(form, now) {
      // Read again before each write: another tab may have kept another form.
      const others = read(local).filter(isOther(form))
      const own = now ? [{ user: user ?? '', form, typed: now }] : []
      write(local, [...others, ...own].slice(-most))
    },
    sent(form, was) {
      if (isSameTyped(typed(form), was)) write(local, read(local).filter(isOther(form)))
    },
    follow(form, gone) {
      const hear = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== storageNameOf('unsent.forms')) return
        const before = parse(oldValue).find(is(form))
        if (before && !parse(newValue).some(is(form))) gone(before.typed)
      }
      page.addEventListener('storage', hear)
      return () => page.removeEventListener('storage', hear)
    },
  }
}

/** Whether two forms say the same. */
export const isSameTyped = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** In how many forms a user has typed something that was not sent. */
export const countUnsentForms = (local: LocalArea, user: string | null): number =>
  user === null ? 0 : read(local).filter((one) => one.user === user).length

/** Removes all that a user has typed from this device. */
export function forgetUnsentForms(local: LocalArea, user: string): void {
  const all = read(local)
  const others = all.filter((one) => one.user !== user)
  if (others.length < all.length) write(local, others)
}

const read = (local: LocalArea): UnsentForm[] => parse(local.get('unsent.forms'))

const write = (local: LocalArea, all: readonly UnsentForm[]): void =>
  local.set('unsent.forms', all.length > 0 ? JSON.stringify(all) : '')

/** By hand: schemas are not worth their weight in a user's first load. */
function parse(text: string | null): UnsentForm[] {
  try {
    const kept: unknown = JSON.parse(text || '[]')
    return Array.isArray(kept) ? kept.filter(isForm) : []
  } catch {
    return []
  }
}

const isForm = (one: unknown): one is UnsentForm =>
  isRecord(one) && typeof one['user'] === 'string' && typeof one['form'] === 'string'
