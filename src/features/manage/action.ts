/** What can be done with a profile besides filling it in; each opens a dialog (MNG-4). */
export type Action = 'share' | 'badge' | 'invite'

/** Id of the element that says why sharing is locked, for all locked buttons. */
export const lockHintId = 'manage-actions-hint'

/** Attributes of a button that waits for the first credential or attribute; it still takes the focus. */
export const locked = { 'aria-disabled': true, 'aria-describedby': lockHintId } as const
