import { brotliCompressSync } from 'node:zlib'
import { iso31661 } from 'iso-3166'
import type { Country } from '../../src/contract/catalogue.ts'
import { fold } from '../../server/catalogue/places/fold.ts'

/**
 * Brotli-compressed lines `code TAB name TAB name …`: how each country and territory is called, folded. The
 * names are those of Unicode's CLDR in every language with a two-letter code that this Node has, short
 * ones too, and the official ones of ISO 3166-1. What two countries share stands for neither.
 */
export function buildCountryNames(countries: readonly Country[]): Uint8Array {
  const owners = new Map<string, Set<string>>()
  const add = (code: string, name: string | undefined) => {
    const folded = fold(name ?? '')
    // Two letters of the Latin script are a code, of a state of the United States or of a country.
    if (!folded || /^[\p{ASCII}]{1,2}$/u.test(folded)) return
    owners.set(folded, (owners.get(folded) ?? new Set()).add(code))
  }
  for (const names of regionNames()) for (const { code } of countries) add(code, names.of(code))
  for (const { code, name } of countries) owners.set(fold(name), new Set([code]))
  for (const { alpha2, name } of iso31661) for (const one of officialNames(name)) add(alpha2, one)
  const lines = countries.map(({ code }) => {
    const own = [...owners].filter(([, codes]) => codes.size === 1 && codes.has(code))
    return [code, ...own.map(([name]) => name).toSorted()].join('\t')
  })
  return brotliCompressSync(`${lines.join('\n')}\n`)
}

function regionNames(): Intl.DisplayNames[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const languages = [...Intl.DisplayNames.supportedLocalesOf(codes), 'zh-Hant', 'sr-Latn', 'pt-PT']
  return languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    ),
  )
}

/** `Moldova, Republic of` is also `Republic of Moldova`. */
function officialNames(name: string): string[] {
  const [, short = '', long = ''] = /^([^,(]+), ((?:.* )?(?:of|of the))$/u.exec(name) ?? []
  return short ? [name, `${long} ${short}`] : [name]
}
