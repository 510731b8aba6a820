import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** What mail programs turn into links: addresses with a scheme or `www.`, and names like `shop.example`. */
const webAddress = /[a-z]:\/\/|\bwww\.|[\p{L}\d-]\.[\p{L}]{2,}(?![\p{L}\d])/iu

/** Whether a text has something that a mail program would make a link of. */
function mentionsWebAddress(text: string): boolean {
  return webAddress.test(text)
}

/**
 * Why a sender may not write a message of their own; null when they may. A sender without a confirmed
 * address could use a trusted sender to spread links.
 * @param field that the message came in
 */
export function messageRefusal(
  message: string,
  { emailVerified }: { emailVerified: boolean },
  field: string,
): ProblemError | null {
  if (emailVerified || !mentionsWebAddress(message)) return null
  return problem(422, 'problems.unverified-link', { field })
}

/**
 * The name of a person or of their organisation as a mail may show it.
 * @param person whom the name comes from, or whom the mail goes to
 * @returns null where there is none, or where it would spread a link for or to a person without a confirmed address
 */
export function nameToShow(name: string, person: { emailVerified: boolean }): string | null {
  const isShown = person.emailVerified || !mentionsWebAddress(name)
  return (isShown && name.trim()) || null
}
