const hour = 3_600_000
const day = 24 * hour

/** How much may be reported, so that neither operators nor mailboxes are flooded (OPR-7). Times in milliseconds. */
export const reportLimits = {
  /** Reports that one reporter may send within `window`. */
  user: 20,
  guest: 10,
  /** Reports that one reporter may send about one profile within `window`. */
  each: 3,
  /** Guests who may report one profile within `window`. */
  profile: 40,
  window: day,
  /** Reports within `window` about which one mailbox is written to: anybody can type in an address. */
  letters: 3,
  /** After which nobody can be told any more who has sent reports. */
  senderMemory: 7 * day,
  /** After a report is closed, until the address of its guest is erased. */
  addressMemory: 90 * day,
} as const
