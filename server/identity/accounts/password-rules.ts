import { emailKey } from '#src/contract/email-address.ts'
import type { Translate } from '#src/i18n/texts.ts'

export const passwordLength = { least: 12, most: 200 } as const

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
  t: Translate,
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<string | null> {
  const ofLength = lengthProblem(t, password)
  if (ofLength !== null) return ofLength
  if (containsAddress(password, person.email)) {
    return t('identity.rules.address')
  }
  const { estimate } = await import('./password-estimate.ts')
  if (
    estimate(password.slice(0, estimated), [person.email, person.firstName, person.lastName]) <
    leastScore
  ) {
    return t('identity.rules.easy')
  }
  return null
}

/** What is wrong with the length of a password; null when nothing is. */
export function lengthProblem(t: Translate, password: string): string | null {
  const length = [...password].length
  const { least, most } = passwordLength
  if (length === 0) return t('identity.rules.emptyPassword')
  if (length < least) return t('identity.rules.short', { least, length })
  return length > most ? t('identity.rules.long', { most }) : null
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
