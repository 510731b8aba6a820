import { isEmailAddress, plainEmail } from '#src/contract/email-address.ts'
import type { Translate } from '#src/i18n/texts.ts'
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
export async function signUpErrors(
  t: Translate,
  form: SignUpForm,
): Promise<Record<string, string>> {
  const email = emailProblem(t, form.email)
  const others = { ...nameErrors(t, form), ...(email && { email }) }
  // Guessing a password takes a while: not for a form that comes back in any case, and again.
  const password =
    Object.keys(others).length > 0
      ? lengthProblem(t, form.password)
      : await passwordProblem(t, form.password, form)
  return { ...others, ...(password && { password }) }
}

/** What is wrong with the names of a person, by field; empty when nothing is. */
export function nameErrors(
  t: Translate,
  names: { firstName: string; lastName: string },
): Record<string, string> {
  const firstName = nameProblem(t, names.firstName, 'firstName')
  const lastName = nameProblem(t, names.lastName, 'lastName')
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

/** What is wrong with an address as typed; null when it could be one. */
export function emailProblem(t: Translate, email: string): string | null {
  if (!email.trim()) return t('identity.rules.emptyEmail')
  return isEmailAddress(plainEmail(email)) ? null : t('identity.rules.email')
}

function nameProblem(t: Translate, name: string, field: 'firstName' | 'lastName'): string | null {
  if (isBlank(name)) return t(`identity.rules.${field}.empty`)
  if (name.length > nameLength) return t(`identity.rules.${field}.long`, { most: nameLength })
  return /\p{Cc}|[<>\u202A-\u202E\u2066-\u2069]|:\/\//u.test(name)
    ? t(`identity.rules.${field}.signs`)
    : null
}
