import type { Brand } from '#src/contract/brand.ts'
import { invitationLimits } from '../policies/invitation-limits.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'
import { inOneLine, withoutTricks } from './shown-text.ts'

export type Invitation = {
  to: string
  /** Whose portal invites, and its origin. */
  site: { brand: Pick<Brand, 'name' | 'brandColors'>; origin: string }
  /** Name of the person who invites; null: no name is given. */
  sender: { name: string; organisation: string | null } | null
  /** Their own words; empty: the fixed text. */
  message: string
}

const fixedText =
  'Suppliers use it to show buyers their sustainability, diversity, ethical and social credentials in one profile. It is free and takes a few minutes.'

/**
 * The mail that invites a supplier. The subject is always the same, so that it carries no words of a
 * stranger; what they wrote is quoted as text.
 */
export function invitationLetter({ to, site, sender, message }: Invitation): Mail {
  const { brand, origin } = site
  const name = sender && inOneLine(sender.name)
  const organisation = sender?.organisation && inOneLine(sender.organisation)
  const who = name && organisation ? `${name} of ${organisation}` : name
  const invites = who
    ? `${who} invites you to register with ${brand.name} as a supplier`
    : `You are invited to register with ${brand.name} as a supplier`
  const own = withoutTricks(message).trim()
  return composeMail({
    to,
    brand,
    subject: 'You are invited to register as a supplier',
    reason: own ? `${invites}, and writes:` : `${invites}. ${fixedText}`,
    ...(own && { quote: own }),
    action: { label: 'See how it works', url: `${origin}/` },
    notes: [
      'If this is not for you, you can ignore this mail: nobody is told whether you read it.',
      `You will get at most ${invitationLimits.fromAll} invitations from us in a week.`,
    ],
  })
}
