import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type CountryNames, readCountryNames } from '../../catalogue/places/country-names.ts'
import { fold } from '../../store/names.ts'

/** @returns ISO 3166-1 alpha-2 of what stands for a country: a code of two or three letters, or a name in any language */
export type FindCountry = (typed: string) => string | null

/** What stands in lists and is no name of a country. */
const others: Readonly<Record<string, string>> = {
  ...{ 'u s a': 'US', 'u s': 'US', 'u k': 'GB', england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'northern ireland': 'GB', brd: 'DE', 'the netherlands': 'NL', korea: 'KR', el: 'GR' },
  ...{ 'p r china': 'CN', prc: 'CN', 'hong kong sar': 'HK', 'u a e': 'AE' },
}

let names: CountryNames | undefined

export function countryFinder({ countries }: Pick<Catalogue, 'countries'>): FindCountry {
  names ??= readCountryNames()
  const byName = names
  const codes = new Map<string, string>(
    countries.flatMap(({ code, alpha3 }) => [
      [code.toLowerCase(), code],
      [alpha3.toLowerCase(), code],
    ]),
  )
  const found = new Map<string, string | null>()
  return (typed) => {
    const known = found.get(typed)
    if (known !== undefined) return known
    const folded = fold(typed)
    const code = others[folded] ?? codes.get(folded) ?? byName.get(folded) ?? null
    // Lists have few countries; one that has something else in this column has many.
    if (found.size < 10_000) found.set(typed, code)
    return code
  }
}
