import type { Texts } from '#src/i18n/texts.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Letter } from '../../mail/compose-mail.ts'
import type { LetterSite } from '../../mail/member-letters.ts'
import type { Store } from '../../store/create-store.ts'
import type { PlacedEvent } from '../../store/events/event.ts'
import type { OrganisationRecord } from '../../store/organisations/organisation-record.ts'

/** A letter, and whose it is; null: an operator's. */
export type OwnLetter = { letter: Letter; userId: string | null }

/** What letters about an event are made of. */
export type LetterNeeds = {
  store: Store
  catalogue: Catalogue
  organisation: OrganisationRecord
  site: LetterSite
  /** The texts of a person's language, of the occasion's where that is not known. */
  textsFor(to: { userId: string } | { email: string }): Promise<Texts>
}

/** What people are written to about. */
export const lettered = [
  'membership.claimed',
  'membership.accepted',
  'membership.refused',
  'membership.unanswered',
  'credential.refused',
  'credential.decided',
  'profile.suspended',
  'profile.restored',
  'appeal.decided',
  'organisation.merged',
  'request.sent',
  'request.answered',
] as const
export type LetteredEvent = Extract<PlacedEvent, { type: (typeof lettered)[number] }>
