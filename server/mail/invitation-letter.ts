import type { Brand } from '#src/contract/brand.ts'
import type { Texts } from '#src/i18n/texts.ts'
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

/**
 * The mail that invites a supplier. The subject is always the same, so that it carries no words of a
 * stranger; what they wrote is quoted as text.
 */
export function invitationLetter(texts: Texts, invitation: Invitation): Mail {
  const { t } = texts
  const { to, site } = invitation
  const own = withoutTricks(invitation.message).trim()
  return composeMail({
    to,
    brand: site.brand,
    texts,
    subject: t('mail.invitation.subject'),
    reason: own
      ? writes(texts, invitation)
      : `${plain(texts, invitation)} ${t('mail.invitation.what')}`,
    ...(own && { quote: own }),
    action: { label: t('mail.invitation.action'), url: `${site.origin}/` },
    notes: [
      t('mail.invitation.ignore'),
      t('mail.invitation.most', { most: invitationLimits.fromAll }),
    ],
  })
}

/** Says who invites, and that their words follow. */
function writes({ t }: Texts, { site, sender }: Invitation): string {
  const brand = site.brand.name
  const { name, organisation } = shownSender(sender)
  if (!name) return t('mail.invitation.writesNobody', { brand })
  return organisation
    ? t('mail.invitation.writesOf', { name, organisation, brand })
    : t('mail.invitation.writes', { name, brand })
}

/** Says who invites. */
function plain({ t }: Texts, { site, sender }: Invitation): string {
  const brand = site.brand.name
  const { name, organisation } = shownSender(sender)
  if (!name) return t('mail.invitation.plainNobody', { brand })
  return organisation
    ? t('mail.invitation.plainOf', { name, organisation, brand })
    : t('mail.invitation.plain', { name, brand })
}

function shownSender(sender: Invitation['sender']) {
  return {
    name: inOneLine(sender?.name ?? ''),
    organisation: inOneLine(sender?.organisation ?? ''),
  }
}
