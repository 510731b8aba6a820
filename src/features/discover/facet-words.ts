import type { Facet } from '#src/contract/discover/facets.ts'
import type { Translate } from '#src/i18n/texts.ts'

/** What a value of a facet is called: as the answer names it, and goals with their number. */
export function valueWords(
  t: Translate,
  facet: Facet,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  return facet === 'sdg' && name ? t('terms.sdg', { number: id, title: name }) : name || id
}
