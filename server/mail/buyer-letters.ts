import type { Texts } from '#src/i18n/texts.ts'
import { invitationLimits } from '../policies/invitation-limits.ts'
import { nameToShow } from '../policies/personal-message.ts'
import type { Letter } from './compose-mail.ts'
import type { LetterSite } from './member-letters.ts'
import { inOneLine } from './shown-text.ts'

/** To somebody who is invited into the team of a buyer (DSC-3): no word of a stranger but the two names. */
export function buyerInvitationLetter(
  texts: Texts,
  { site, to, sender, buyer }: { site: LetterSite; to: string; sender: string; buyer: string },
): Letter {
  const { t } = texts
  // Whose the address is, nobody knows: a name that spreads a link is left out.
  const shown = (name: string) => inOneLine(nameToShow(name, { emailVerified: false }) ?? '')
  const [name, team, brand] = [shown(sender), shown(buyer), site.brand.name]
  return {
    ...{ to, texts, brand: site.brand },
    subject: t('mail.buyerInvitation.subject'),
    reason:
      name && team
        ? t('mail.buyerInvitation.reason', { name, buyer: team, brand })
        : t('mail.buyerInvitation.reasonUnnamed', { brand }),
    action: { label: t('mail.buyerInvitation.action'), url: `${site.origin}/buying` },
    notes: [
      t('mail.buyerInvitation.address'),
      t('mail.invitation.ignore'),
      t('mail.invitation.most', { most: invitationLimits.fromAll }),
    ],
  }
}
