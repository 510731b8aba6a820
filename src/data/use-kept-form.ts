import { useState } from 'react'
import { isSameTyped, type UnsentForms } from './unsent-forms.ts'
import { isRecord } from '../lib/is-record.ts'

/**
 * What is typed into a form; it stays on the device until it is saved.
 * @param forms where it stays
 * @param form by which it is kept
 * @param initial what the form begins with where nothing was kept
 * @param read gives what was kept in its shape, null where it has another one
 */
export function useKeptForm<Typed extends object>(
  forms: UnsentForms,
  form: string,
  initial: Typed,
  read: (kept: unknown) => Typed | null,
) {
  const [kept] = useState(() => read(forms.typed(form)))
  const [typed, setTyped] = useState(kept ?? initial)
  return {
    typed,
    /** Whether it begins with what was typed at another time. */
    wasKept: kept !== null,
    change(now: Typed) {
      setTyped(now)
      forms.keep(form, isSameTyped(now, initial) ? null : now)
    },
    /**
     * It is saved, or thrown away.
     * @param next what it shows then
     */
    done(next = initial) {
      forms.keep(form, null)
      setTyped(next)
    },
  }
}

/** Reads a form of one name. */
export const readName = (kept: unknown): { name: string } | null =>
  isRecord(kept) && typeof kept['name'] === 'string' ? { name: kept['name'] } : null
