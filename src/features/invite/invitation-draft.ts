/** An invitation that is being written. */
export type InvitationDraft = {
  emails: readonly string[]
  /** In the input, and not in the list yet. */
  typed: string
  /** What was no address, or had no room. */
  rejected: readonly string[]
  /** Null while it is the text that is proposed. */
  message: string | null
}

let draft: InvitationDraft = { emails: [], typed: '', rejected: [], message: null }

/**
 * The draft of the invitation. It outlasts the dialog, which Back closes and which goes with its screen,
 * but not the page. Closing the dialog in any other way empties it.
 */
export function invitationDraft(): InvitationDraft {
  return draft
}

/** @param written the parts that changed; the others stay */
export function saveInvitationDraft(written: Partial<InvitationDraft>): void {
  draft = { ...draft, ...written }
}
