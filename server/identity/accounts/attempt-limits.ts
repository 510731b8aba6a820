/** How often something may fail, and how the waiting grows after that. Times in seconds. */
export type AttemptLimit = {
  readonly name: string
  /** Attempts that cost nothing. */
  readonly free: number
  /** Wait after the first attempt beyond; doubles with each further one. */
  readonly firstWait: number
  readonly longestWait: number
}

const minute = 60
const hour = 60 * minute

/** Attempts are forgotten after an hour without another one. */
export const forgottenAfter = hour

export const attemptLimits = {
  signInAccount: { name: 'sign-in-account', free: 5, firstWait: 5, longestWait: 15 * minute },
  /** For a browser that has signed in to the account before, whatever others guess. */
  signInDevice: { name: 'sign-in-device', free: 5, firstWait: 5, longestWait: 15 * minute },
  signInAddress: { name: 'sign-in-address', free: 50, firstWait: 5, longestWait: 15 * minute },
  signUpAddress: { name: 'sign-up-address', free: 100, firstWait: 30, longestWait: hour },
  mailAccount: { name: 'mail-account', free: 3, firstWait: minute, longestWait: hour },
  /** Changes of address that one account asks for: each mails its present mailbox too. */
  addressChange: { name: 'address-change', free: 3, firstWait: minute, longestWait: hour },
  mailAddress: { name: 'mail-address', free: 30, firstWait: 30, longestWait: hour },
} as const satisfies Record<string, AttemptLimit>

/**
 * How long the next attempt has to wait after so many.
 * @returns seconds
 */
export function waitAfter(limit: AttemptLimit, attempts: number): number {
  const beyond = attempts - limit.free
  return beyond < 0 ? 0 : Math.min(limit.firstWait * 2 ** beyond, limit.longestWait)
}
