import { useEffect, useEffectEvent, useState } from 'react'
import { isSameTyped } from '#src/data/unsent-forms.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import { useReporting } from './report-context.ts'

/**
 * What is typed into a form. It stays on the device until it is sent, here or in another tab.
 * @param form by which it is kept
 * @param read gives what a form begins with, from what was kept, or from `undefined`
 */
export function useUnsentForm<Typed extends object>(form: string, read: (kept: unknown) => Typed) {
  const t = useText()
  const { forms } = useReporting()
  const [typed, setTyped] = useState(() => read(forms.typed(form)))
  const goneElsewhere = useEffectEvent((gone: unknown) => {
    if (!isSameTyped(gone, typed)) return
    setTyped(read(undefined))
    announce(t('report.removedElsewhere'))
  })
  useEffect(() => forms.follow(form, (gone) => goneElsewhere(gone)), [forms, form])
  return {
    typed,
    keep(changed: Typed) {
      setTyped(changed)
      forms.keep(form, isSameTyped(changed, read(undefined)) ? null : changed)
    },
    /** What was typed when this was asked for has been sent. */
    sent() {
      forms.sent(form, typed)
      setTyped(read(undefined))
    },
  }
}
