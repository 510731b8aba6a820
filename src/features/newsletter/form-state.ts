import type { ReactNode } from 'react'

/** There is one such form in a page. */
export const inputId = 'newsletter'

/** What the form shows beside its field: nothing at first, then what became of the last attempt. */
export type FormState = {
  /** It is being sent. */
  busy?: true
  /** What the field carries so that the message belongs to it. */
  field?: { 'aria-invalid': boolean; 'aria-describedby': string }
  message?: ReactNode
}
