import { domainToASCII } from 'node:url'
import { emailKey } from '#src/contract/email-address.ts'

/**
 * The mailbox behind an address, for counting what it gets: `ada+1@…` and `ada+2@…` end up in one,
 * and a domain with national letters is the same as its `xn--…`.
 * @param email an address that `isEmailAddress` takes
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const base = local.replace(/(?<=.)\+.*$/, '')
  return `${base}@${domainToASCII(domain) || domain}`
}
