import { emailKey } from '#src/contract/email-address.ts'

export const passwordLength = { least: 12, most: 200 } as const
export const passwordHint = `At least ${passwordLength.least} characters. Several unrelated words are easy to remember and hard to guess.`

/** Estimate of zxcvbn, from 0 to 4, below which a password is refused: fewer than 10^8 guesses. */
const leastScore = 3
/** Characters that are looked at: the time that zxcvbn takes grows faster than the text. */
const estimated = 64

/**
 * The rule for new passwords: long enough, without the own address, and hard to guess by zxcvbn,
 * which knows the commonest passwords, keyboard walks, repetitions and dates.
 * @param person address and names, which are easy to guess too
 * @returns what to do about it; null when the password is good
 */
export async function passwordProblem(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<string | null> {
  const ofLength = lengthProblem(password)
  if (ofLength !== null) return ofLength
  if (containsAddress(password, person.email)) {
    return 'Choose a password that does not contain your email address.'
  }
  const { estimate } = await import('./password-estimate.ts')
  if (
    estimate(password.slice(0, estimated), [person.email, person.firstName, person.lastName]) <
    leastScore
  ) {
    return 'This password is too easy to guess. Use several unrelated words, or a longer one.'
  }
  return null
}

/** What is wrong with the length of a password; null when nothing is. */
export function lengthProblem(password: string): string | null {
  const length = [...password].length
  if (length === 0) return 'Enter a password.'
  if (length < passwordLength.least) {
    return `Use at least ${passwordLength.least} characters. This password has ${length}.`
  }
  return length > passwordLength.most ? `Use at most ${passwordLength.most} characters.` : null
}

function containsAddress(password: string, email: string): boolean {
  const address = emailKey(email)
  const [mailbox = ''] = address.split('@', 1)
  const text = password.toLowerCase()
  return (
    (address.length > 0 && text.includes(address)) ||
    (mailbox.length >= 4 && text.includes(mailbox))
  )
}
