import { useMemo } from 'react'
import { createLocalArea } from '../lib/local-area.ts'
import { createUnsentForms, type UnsentForms } from './unsent-forms.ts'

/** What a user of this device has typed and not sent. @param userId null: a guest */
export function useUnsentForms(userId: string | null): UnsentForms {
  return useMemo(
    () =>
      createUnsentForms(
        createLocalArea(() => localStorage),
        userId,
        window,
      ),
    [userId],
  )
}
