import type { Country } from '../../src/contract/catalogue.ts'
import type { Names } from './write-data.ts'

/** Their long names say how they are administered, which the English ones of the catalogue do not. */
const shortNamed: ReadonlySet<string> = new Set(['HK', 'MO', 'PS'])

/**
 * What countries and territories are called in a language, from Unicode's CLDR as this Node has it. Written
 * to a file, so that servers and browsers with another edition of CLDR call them the same.
 * @param language tag of BCP 47
 */
export function buildLocalCountryNames(language: string, countries: readonly Country[]): Names {
  const names = (style: 'long' | 'short') =>
    new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
  const [long, short] = [names('long'), names('short')]
  return countries.map(({ code }) => [code, (shortNamed.has(code) ? short : long).of(code) ?? ''])
}
