import type { Translate } from '#src/i18n/texts.ts'
import { fieldKeys } from './field-keys.ts'
import { missingFields } from './missing.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

/** The parts of the form, by the ids that the navigation links to. */
export const sectionIds = [
  'account',
  'credentials',
  'products',
  'locations',
  'description',
] as const
export type SectionId = (typeof sectionIds)[number]

/**
 * How far one section is. `open`: so many mandatory fields are missing, so many shown are wrong.
 * `empty`: optional, with nothing in it yet. `added`: optional, with so many things in it.
 */
export type SectionState =
  | { kind: 'complete' }
  | { kind: 'open'; missing: number; wrong: number }
  | { kind: 'empty' }
  | { kind: 'added'; count: number }

/**
 * The state of every section, by what PRF-2 asks for.
 * @param errors those shown beside the fields, by key: what is missing is counted without them
 */
export function sectionStates(
  t: Translate,
  fields: ReadonlyDeep<ProfileFields>,
  errors: ReadonlyMap<string, string>,
): Record<SectionId, SectionState> {
  const missing = new Set(missingFields(t, fields).map(({ key }) => key))
  const wrong = [...errors.keys()].filter((key) => !missing.has(key))
  const stateOf = (section: SectionId, added: number | null): SectionState => {
    const isHere = (key: string) => sectionOf(key) === section
    const counts = {
      missing: [...missing].filter(isHere).length,
      wrong: wrong.filter(isHere).length,
    }
    if (counts.missing + counts.wrong > 0) return { kind: 'open', ...counts }
    if (added === null) return { kind: 'complete' }
    return added > 0 ? { kind: 'added', count: added } : { kind: 'empty' }
  }
  return {
    account: stateOf('account', null),
    credentials: stateOf('credentials', fields.credentials.length + fields.attributes.length),
    products: stateOf('products', fields.productTags.length),
    locations: stateOf('locations', fields.locations.length),
    description: stateOf('description', null),
  }
}

/**
 * Sections that need nothing more: mandatory ones without gaps, optional ones with something in them.
 * @returns how many
 */
export function completeSections(states: Record<SectionId, SectionState>): number {
  return sectionIds.filter((id) => ['complete', 'added'].includes(states[id].kind)).length
}

/** The section that an input stands in; keys of rows begin with the key of their list. */
function sectionOf(key: string): SectionId {
  const home = homes.find(([start]) => key.startsWith(start))
  return home?.[1] ?? 'account'
}

const homes: readonly [string, SectionId][] = [
  [fieldKeys.credentials, 'credentials'],
  [fieldKeys.credentialDetails, 'credentials'],
  [fieldKeys.otherAttribute, 'credentials'],
  [fieldKeys.products, 'products'],
  [fieldKeys.locations, 'locations'],
  [fieldKeys.description, 'description'],
  [fieldKeys.companySize, 'description'],
]
