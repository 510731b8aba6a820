const hour = 3_600_000

/** How much may be sent, so that no mailbox is flooded with invitations (SEC-3). Times in milliseconds. */
export const invitationLimits = {
  /** Recipients that a sender may name within `senderWindow`. */
  user: 100,
  guest: 20,
  senderWindow: 24 * hour,
  /** Mails that a mailbox gets within `recipientWindow`: from one sender, and from all of them. */
  fromOne: 1,
  fromAll: 3,
  recipientWindow: 7 * 24 * hour,
} as const

/**
 * Whether a mailbox may get another invitation.
 * @param earlierSenders of the invitations that it got within the window
 */
export function mayReceive(earlierSenders: readonly string[], sender: string): boolean {
  const fromSender = earlierSenders.filter((one) => one === sender)
  return (
    fromSender.length < invitationLimits.fromOne && earlierSenders.length < invitationLimits.fromAll
  )
}
