import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'

/** To an owner: the operator has taken a credential off the profile (API-8). */
export function refusedCredentialLetter(
  site: LetterSite,
  organisation: { name: string; slug: string },
  credential: { name: string; reason: string | null },
  to: Recipient,
): Letter {
  const { name, query } = calledTo(to, organisation, 'your organisation')
  return {
    ...addressedTo(to),
    brand: site.brand,
    subject: `${credential.name} could not be verified`,
    reason: `We could not verify that ${name} holds ${credential.name}, and have taken it off the profile.`,
    ...(credential.reason && { quote: credential.reason }),
    action: { label: 'Open the profile', url: `${site.origin}/organisation${query}` },
    notes: ['You can add it again at any time, with evidence that it is yours and still valid.'],
  }
}
