/** An invitation that is being written. */
export type KeptInvitation = {
  emails: readonly string[]
  /** In the input, and not in the list yet. */
  typed: string
  /** What was no address, or had no room. */
  rejected: readonly string[]
  /** Null while it is the text that is proposed. */
  message: string | null
}

let kept: KeptInvitation = { emails: [], typed: '', rejected: [], message: null }

/**
 * What is written in an invitation. It outlasts the dialog, which closes when somebody presses Back and
 * goes with its screen, but not the page. Closing the dialog in any other way empties it.
 */
export function keptInvitation(): KeptInvitation {
  return kept
}

export function keepInvitation(written: Partial<KeptInvitation>): void {
  kept = { ...kept, ...written }
}
