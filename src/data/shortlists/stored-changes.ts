import * as v from 'valibot'
import { isRecord } from '../../lib/is-record.ts'
import type { UnsentForms } from '../unsent-forms.ts'
import { type ItemChange, itemChange } from './item-change.ts'

/** The changes of one buyer's lists that are on this device alone. */
export type StoredChanges = {
  all(): readonly ItemChange[]
  /**
   * @param change works out a change from the stored one; undefined: there is none, or there is to be none
   * @returns what is stored now
   */
  change(
    item: string,
    change: (now: ItemChange | undefined) => ItemChange | undefined,
  ): ItemChange | undefined
}

/**
 * Keeps them among what was typed and not sent, so that a sign-out asks about them and removes them. They are few and
 * short: local storage takes them before a page is gone, which IndexedDB may not.
 * @param buyer slug
 */
export function createStoredChanges(
  forms: Pick<UnsentForms, 'typed' | 'keep'>,
  buyer: string,
): StoredChanges {
  const form = `shortlists ${buyer}`
  /** What another release has stored, and this one cannot read, stays where it is. */
  const stored = (): readonly unknown[] => {
    const kept = forms.typed(form)
    return isRecord(kept) && Array.isArray(kept['changes']) ? kept['changes'] : []
  }
  const all = () => stored().filter((one): one is ItemChange => v.is(itemChange, one))
  return {
    all,
    change(item, change) {
      // Read again before each write: another tab may have noted something else.
      const after = change(all().find((one) => one.item === item))
      const others = stored().filter((one) => !v.is(itemChange, one) || one.item !== item)
      const changes = after ? [...others, after] : others
      forms.keep(form, changes.length > 0 ? { changes } : null)
      return after
    },
  }
}
