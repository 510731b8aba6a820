import type { Account } from './accounts/account-store.ts'
import type { Site } from './site.ts'

/** When something happened, in the words of a mail; in UTC. */
export const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A greeting by name only once the address is confirmed: until then a stranger may have typed the name. */
export function addressed(site: Site, { email, first_name, verified_at }: Account) {
  return { to: email, brand: site.brand, ...(verified_at && { greetingName: first_name }) }
}
