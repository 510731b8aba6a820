import { isEmailAddress, plainEmail } from '#src/contract/email-address.ts'
import { isBlank } from '#src/contract/one-line.ts'
import { lengthProblem, passwordProblem } from './password-rules.ts'

export const nameLength = 80

/** The fields of the sign-up page. */
export type SignUpForm = {
  email: string
  password: string
  firstName: string
  lastName: string
  remember: boolean
}

/** What is wrong with a sign-up, by field; empty when nothing is. */
export async function signUpErrors(form: SignUpForm): Promise<Record<string, string>> {
  const email = emailProblem(form.email)
  const others = { ...nameErrors(form), ...(email && { email }) }
  // Guessing a password takes a while: not for a form that comes back in any case, and again.
  const password =
    Object.keys(others).length > 0
      ? lengthProblem(form.password)
      : await passwordProblem(form.password, form)
  return { ...others, ...(password && { password }) }
}

/** What is wrong with the names of a person, by field; empty when nothing is. */
export function nameErrors(names: { firstName: string; lastName: string }): Record<string, string> {
  const firstName = nameProblem(names.firstName, 'first name')
  const lastName = nameProblem(names.lastName, 'last name')
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

/** What is wrong with an address as typed; null when it could be one. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return 'Enter your email address.'
  return isEmailAddress(plainEmail(email))
    ? null
    : 'Enter an email address in the form name@example.com.'
}

function nameProblem(name: string, what: string): string | null {
  if (isBlank(name)) return `Enter your ${what}.`
  if (name.length > nameLength) return `Use at most ${nameLength} characters for your ${what}.`
  return /\p{Cc}|[<>\u202A-\u202E\u2066-\u2069]|:\/\//u.test(name)
    ? `Enter your ${what} without special signs.`
    : null
}
