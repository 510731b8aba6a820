import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import type { Chance } from '../chance.ts'
import type { StoryStatement } from './story.ts'

/** Invented certification bodies. */
const bodies = [
  'Meridian Certification',
  'Nordcert Assurance',
  'Aurea Certification',
  'Tallis Register',
  'Concordia Audit',
  'Brightwater Certification',
  'Certiva Assessment',
  'Lumen Verification',
]
/** Levels of those that have some, the usual ones more often. */
const levels: Readonly<Record<string, readonly string[]>> = {
  ecovadis: ['Bronze', 'Bronze', 'Silver', 'Silver', 'Gold', 'Platinum'],
  'b-bbee': ['Level 1', 'Level 2', 'Level 2', 'Level 3', 'Level 4'],
  'amfori-bsci': ['B', 'C', 'C', 'D'],
  fors: ['Bronze', 'Silver', 'Gold'],
  'disability-confident': ['Level 1', 'Level 2'],
  'investors-in-people': ['Standard', 'Silver', 'Gold'],
  wrap: ['Silver', 'Gold'],
}
/** How certificates are numbered where the catalogue does not say; every digit is another one. */
const numbers = ['EM-000000', 'CB/00000/00', 'Q-0000-0000', 'C000000', 'TR 00-000']
/** Percent of what is asked for that a firm fills in. */
const filledIn = 88

/** What a firm states of a credential: what the catalogue asks for, and not always all of it. */
export function stateDetails(
  chance: Chance,
  {
    id,
    asks = [],
    scopeIs,
    number: kind,
  }: Pick<CredentialEntry, 'id' | 'asks' | 'scopeIs' | 'number'>,
  {
    stated,
    issued,
    days,
    place: { town, offer, slug },
  }: {
    stated: number
    issued: number
    days: number | null
    place: { town: string; offer: string; slug: string }
  },
): StoryStatement {
  const asksFor = (field: StatedField) => asks.includes(field) && chance.percent(filledIn)
  const example = kind?.example ?? chance.pick(numbers)
  const number = example.replaceAll(/\d/g, () => String(chance.below(10)))
  return {
    statedDaysAgo: stated,
    number: asksFor('number') ? number : null,
    issuer: asksFor('issuer') ? chance.pick(bodies) : null,
    scope: asksFor('scope') ? scopeOf(chance, { id, scopeIs, offer, town }) : null,
    issuedDaysAgo: asks.includes('issuedOn') ? issued : null,
    // Without its last day the rest of the story would be another one.
    expiredDaysAgo: days === null ? null : issued - days,
    entryUrl: asksFor('entryUrl') ? `https://register.example/${id}/${slug}` : null,
  }
}

/** What a certificate covers, or which level it says; null where the levels are not known here. */
function scopeOf(
  chance: Chance,
  {
    id,
    scopeIs,
    offer,
    town,
  }: Pick<CredentialEntry, 'id' | 'scopeIs'> & { offer: string; town: string },
): string | null {
  if (scopeIs === 'coverage') return `${capital(offer)}; site in ${town}`
  const known = levels[id]
  return known ? chance.pick(known) : null
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
