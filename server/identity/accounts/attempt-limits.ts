/** How often something may fail, and how the waiting grows after that. Times in seconds. */
export type AttemptLimit = {
  readonly name: string
  /** Attempts that cost nothing. */
  readonly free: number
  /** Wait after the first attempt beyond; doubles with each further one. */
  readonly firstWait: number
  readonly longestWait: number
  /** Attempts are forgotten after so long without another one. */
  readonly forgottenAfter: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Nothing is stored for longer. */
export const longestMemory = day

const usual = { forgottenAfter: hour } as const
const daily = { firstWait: day, longestWait: day, forgottenAfter: day } as const
const guesses = { ...usual, free: 5, firstWait: 5, longestWait: 15 * minute } as const

export const attemptLimits = {
  signInAccount: { ...guesses, name: 'sign-in-account' },
  /** For a browser that has signed in to the account before, whatever others guess. */
  signInDevice: { ...guesses, name: 'sign-in-device' },
  /** Codes of the app of an account, whose password was given. */
  factorAccount: { ...guesses, name: 'factor-account' },
  /** The same on one day: of a million codes three are right at a time, so patience must not find one. */
  factorDay: { ...daily, name: 'factor-day', free: 20 },
  /** For a browser that has given a second factor of the account before, whatever others guess. */
  factorDevice: { ...guesses, name: 'factor-device' },
  /** Mails that tell the owner of an account that somebody guesses at its codes. */
  factorAlarm: { ...daily, name: 'factor-alarm', free: 1 },
  /** Mails about one passkey whose counter has not gone on. */
  copyAlarm: { ...daily, name: 'copy-alarm', free: 1 },
  signInAddress: { ...guesses, name: 'sign-in-address', free: 50 },
  signUpAddress: { ...usual, name: 'sign-up-address', free: 100, firstWait: 30, longestWait: hour },
  /** Whether or not there is an account with it: a refusal tells nothing (ACC-5). */
  signUpMailbox: { ...daily, name: 'sign-up-mailbox', free: 5 },
  mailAccount: { ...usual, name: 'mail-account', free: 3, firstWait: minute, longestWait: hour },
  /** For a browser in which the owner of the mailbox has signed in, whatever others ask for. */
  mailDevice: { ...usual, name: 'mail-device', free: 3, firstWait: minute, longestWait: hour },
  /** Changes of address that one account asks for: each mails its present mailbox too. */
  addressChange: {
    ...usual,
    name: 'address-change',
    free: 3,
    firstWait: minute,
    longestWait: hour,
  },
  mailAddress: { ...usual, name: 'mail-address', free: 30, firstWait: 30, longestWait: hour },
} as const satisfies Record<string, AttemptLimit>

/**
 * How long the next attempt has to wait after so many.
 * @param attempts counted so far, this one included
 * @returns seconds
 */
export function waitAfter(limit: AttemptLimit, attempts: number): number {
  const beyond = attempts - limit.free
  return beyond < 0 ? 0 : Math.min(limit.firstWait * 2 ** beyond, limit.longestWait)
}
