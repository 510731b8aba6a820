/** What can be done with a profile besides filling it in; each opens a dialog (MNG-4). */
export type Action = 'share' | 'badge' | 'invite'

/** Element that says why sharing is locked, for all buttons that are. */
export const lockHintId = 'manage-actions-hint'

/** What a button has that waits for the first credential or attribute; it still takes the focus. */
export const locked = { 'aria-disabled': true, 'aria-describedby': lockHintId } as const
