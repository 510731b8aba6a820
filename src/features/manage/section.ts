import { organisationSearch } from '../../lib/organisation-search.ts'

/** The panels of the manage page, one of which is shown (MNG-3). */
const sections = ['profile', 'benefits', 'modules', 'recommendations', 'invoice'] as const
export type Section = (typeof sections)[number]

/**
 * The query of the manage page; no section means the profile. `shared` tells of files that another
 * application shared: 1 when they wait to be taken, `lost` when nothing was there to take them.
 */
export type ManageSearch = {
  organisation?: string
  section?: Section
  shared?: (typeof shares)[number]
}

const shares = [1, 'lost'] as const

/** Reads `?organisation=slug&section=modules`; anything else in the query is left out. */
export function manageSearch(search: Record<string, unknown>): ManageSearch {
  const section = sections.find((one) => one !== 'profile' && one === search['section'])
  const shared = shares.find((one) => String(one) === String(search['shared']))
  return {
    ...organisationSearch(search),
    ...(section && { section }),
    ...(shared && { shared }),
  }
}

/**
 * Whether a section is locked: Pathways need one credential or one attribute (MNG-2).
 * @param shareable whether the profile has what the section needs
 */
export function isLocked(section: Section, shareable: boolean): boolean {
  return section === 'recommendations' && !shareable
}
