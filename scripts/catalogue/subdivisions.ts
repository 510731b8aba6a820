import { iso31662 } from 'iso-3166'
import type { SubdivisionRow } from '../../server/catalogue/location-tree.ts'

const byName = new Intl.Collator('en')

/** All subdivisions of ISO 3166-2 as [code, parent, name], sorted by name. */
export function buildSubdivisions(): SubdivisionRow[] {
  return iso31662
    .map(({ code, parent, name }): SubdivisionRow => [code, parent, plain(name)])
    .sort((a, b) => byName.compare(a[2], b[2]))
}

/** Without the remarks of the standard's editors: languages, disputed areas, kinds, abbreviations. */
function plain(name: string): string {
  return name.replace(/ \((?:EH|EH-partial|de, lb|UTAG|Région)\)$/u, '').trim()
}
