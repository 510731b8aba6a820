import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Action } from './action.ts'

export type DialogSlot = (dialog: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) => ReactNode

/** Which of the dialogs is open, wherever on the page it was asked for; one at most. */
export function useActionDialogs() {
  const [opened, setOpened] = useState<Action | null>(null)
  return {
    open: (action: Action) => setOpened(action),
    /** What the dialog of an action is told. */
    slot: (action: Action) => ({
      open: opened === action,
      onOpenChange: (open: boolean) => setOpened(open ? action : null),
    }),
  }
}
