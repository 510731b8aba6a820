import type { SaidOfClaim } from '#src/contract/operate/claim-decision.ts'
import { claimReminderDays, claimUnansweredDays } from '#src/contract/operate/claims.ts'
import { composeMail } from '../compose-mail.ts'
import { acceptedLetter, claimLetter, joinedLetter, refusedLetter } from '../member-letters.ts'
import { mergedLetter } from '../merged-letter.ts'
import { addressing, type ExamplesOf } from './example-kit.ts'

/** Letters about who belongs to a supplier. */
export const memberExamples: ExamplesOf<'members'> = {
  claim(kit, variant) {
    const { texts, site, other, reader, stranger } = kit
    const { to, organisation } = addressing(kit, variant)
    const unconfirmed = { ...other, emailVerified: false }
    const byVariant = {
      named: () => claimLetter(texts, site, organisation, other, to),
      unnamed: () => claimLetter(texts, site, organisation, other, to),
      unconfirmed: () => claimLetter(texts, site, organisation, unconfirmed, stranger),
      operator: () => claimLetter(texts, site, organisation, other, { ...reader, firstName: null }),
    }
    return composeMail(byVariant[variant]())
  },
  'claim-reminder'(kit, variant) {
    const { to, organisation } = addressing(kit, variant)
    const daysLeft = claimUnansweredDays - claimReminderDays
    return composeMail(claimLetter(kit.texts, kit.site, organisation, kit.other, to, daysLeft))
  },
  'claim-accepted'(kit, variant) {
    const { to, organisation } = addressing(kit, variant)
    return composeMail(acceptedLetter(kit.texts, kit.site, organisation, to))
  },
  'claim-refused'(kit, variant) {
    const { to, organisation } = addressing(kit, variant)
    const why: SaidOfClaim | null =
      variant === 'quoted' ? { reasons: ['unproved'], note: kit.words.note } : null
    return composeMail(refusedLetter(kit.texts, kit.site, organisation, to, why))
  },
  'member-joined'(kit, variant) {
    const { to, organisation } = addressing(kit, variant)
    return composeMail(joinedLetter(kit.texts, kit.site, organisation, kit.other, to))
  },
  'profiles-merged'(kit, variant) {
    const { to, organisation } = addressing(kit, variant)
    const { texts, site, words } = kit
    return composeMail(mergedLetter({ texts, site, organisation, to }, words.gone))
  },
}
