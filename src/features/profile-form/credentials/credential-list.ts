import type { Credential } from '#src/contract/catalogue.ts'
import { isFinanceEligible } from '#src/contract/finance-eligible.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import type { Language } from '#src/i18n/languages.ts'
import { isVerified } from '#src/contract/verified.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'

/** The name a credential is shown and sorted by. */
export const displayName = (one: { readonly name: string; readonly shortName: string }) =>
  one.shortName || one.name

/**
 * Credentials whose short name or name contains the query, whatever the case (PRF-7); none for
 * what is too short. Those that begin with the query come first.
 */
export function searchCredentials<T extends Readonly<Pick<Credential, 'name' | 'shortName'>>>(
  language: Language,
  all: readonly T[],
  query: string,
): T[] {
  const text = query.trim().toLowerCase()
  if (!isLongEnough(text)) return []
  const found = all.filter(
    (one) => one.shortName.toLowerCase().includes(text) || one.name.toLowerCase().includes(text),
  )
  const begins = (one: T) =>
    one.shortName.toLowerCase().startsWith(text) || one.name.toLowerCase().startsWith(text)
  const order = nameOrder(language)
  return found.sort(
    (a, b) =>
      Number(begins(b)) - Number(begins(a)) || order.compare(displayName(a), displayName(b)),
  )
}

/** Pending ones first, then approved ones, each alphabetically (PRF-7). */
export function orderCredentials<T extends Readonly<ChosenCredential>>(
  language: Language,
  all: readonly T[],
): T[] {
  const order = nameOrder(language)
  const rank = (one: T) => Number(isVerified(one))
  return all.toSorted((a, b) => rank(a) - rank(b) || order.compare(displayName(a), displayName(b)))
}

/** Credentials that open the way to invoice finance: tier above 0. */
export function eligibleForFinance<T extends Readonly<ChosenCredential>>(
  language: Language,
  all: readonly T[],
): T[] {
  return orderCredentials(language, all.filter(isFinanceEligible))
}
