import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { announce } from '../../ui/status-store.ts'
import { saveInvitationDraft, invitationDraft } from './invitation-draft.ts'
import { addRecipients, notAdded } from './recipients.ts'

/** Whom to invite, and what is being typed. */
export type Recipients = {
  emails: readonly string[]
  typed: string
  /** Why the last addition was not taken whole; undefined when it was. */
  error: string | undefined
  /** What was not taken; it stays until it is put back, whatever is typed in the meantime. */
  rejected: readonly string[]
  type: (text: string) => void
  /**
   * Adds a text, what is typed by default.
   * @returns the whole list; null when an address was rejected, so that the invitation is not sent without it
   */
  add: (text?: string) => readonly string[] | null
  remove: (email: string) => void
  /** Puts what was not taken back where it can be mended. */
  putBack: () => void
  /** Removes the invited addresses; those that were added meanwhile stay. */
  drop: (invited: readonly string[]) => void
  clear: () => void
}

/** @returns the recipients of the invitation draft, and what changes them */
export function useRecipients(): Recipients {
  const t = useText()
  const [emails, setEmails] = useState(() => invitationDraft().emails)
  const [typed, setTyped] = useState(() => invitationDraft().typed)
  const [error, setError] = useState<string>()
  const [rejected, setRejected] = useState(() => invitationDraft().rejected)

  useEffect(() => saveInvitationDraft({ emails, typed, rejected }), [emails, typed, rejected])

  const reset = (text: string) => {
    setTyped(text)
    setError(undefined)
  }

  return {
    emails,
    typed,
    error,
    rejected,
    type: reset,
    add(text = typed) {
      if (!text.trim()) return emails
      const added = addRecipients(emails, text)
      reset('')
      setEmails(added.emails)
      if (added.surplus.length > 0) setError(t('invite.tooMany', { most: limits.invitees }))
      if (added.invalid.length > 0) setError(t('invite.invalid'))
      setRejected(notAdded(rejected, added))
      const more = added.emails.length - emails.length
      if (more > 0)
        announce(
          t('invite.added', {
            count: more,
            left: limits.invitees - added.emails.length,
            most: limits.invitees,
          }),
        )
      return added.invalid.length + added.surplus.length > 0 ? null : added.emails
    },
    remove: (email) => setEmails(emails.filter((one) => one !== email)),
    putBack() {
      reset([typed.trim(), ...rejected].filter(Boolean).join(', '))
      setRejected([])
    },
    drop: (invited) => setEmails((now) => now.filter((one) => !invited.includes(one))),
    clear() {
      setEmails([])
      setRejected([])
      reset('')
    },
  }
}
