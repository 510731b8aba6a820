import {
  badgeLanguages,
  badgeStyles,
  type BadgeLanguage,
  type BadgeStyle,
} from '../../contract/badge.ts'
import { organisationSearch } from '../../lib/organisation-search.ts'

/** What the address of the page says: whose badge, and how it is to look. */
export type GuideSearch = {
  organisation?: string
  style?: BadgeStyle
  lang?: BadgeLanguage
}

/**
 * Reads `?organisation=…&style=green&lang=de`; what it does not know is left out.
 * @param search the parsed query of an address
 */
export function guideSearch(search: Record<string, unknown>): GuideSearch {
  const style = badgeStyles.find((one) => one === search['style'])
  const lang = badgeLanguages.find((one) => one === search['lang'])
  return { ...organisationSearch(search), ...(style && { style }), ...(lang && { lang }) }
}
