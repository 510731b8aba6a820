import type { Country } from '#src/contract/catalogue.ts'
import { fold } from './fold.ts'
import { readCountryNames } from './country-names.ts'
import type { Region } from './region-list.ts'

/** Folded ways to write a region, and those to write its country. */
type Spellings = { readonly regions: readonly string[]; readonly countries: readonly string[] }

/** Regions that are read without letting anything else happen. */
const slice = 500

/** What the text behind the name of a place, perhaps not yet typed to the end, says of regions. */
export class RegionIndex {
  readonly #spellings: Spellings[] = []
  readonly #byFirstLetter = new Map<string, Spellings[]>()
  readonly #countries = new Map<Country, readonly string[]>()
  readonly #countryNames = readCountryNames()
  readonly #codes: string[] = []

  /** Whether a folded text is a region, a country or both. */
  isKnown(folded: string): boolean {
    const alike = this.#byFirstLetter.get(folded.charAt(0)) ?? []
    return alike.some((one) => describes(one, folded)) || this.#beforeCountry(folded) !== undefined
  }

  /** ISO 3166-1 alpha-2 code of the country or territory that a folded text is the name of, in any language. */
  countryNamed(folded: string): string | undefined {
    return this.#countryNames.get(folded)
  }

  /**
   * Whether a folded text is this region, its country or both.
   * @param region position in the list of regions
   */
  isNamed(region: number, folded: string): boolean {
    const spellings = this.#spellings[region]
    if (spellings === undefined) return false
    if (describes(spellings, folded)) return true
    const named = this.#beforeCountry(folded)
    if (named === undefined || named.code !== this.#codes[region]) return false
    return named.before === '' || spellings.regions.includes(named.before)
  }

  /**
   * Whether a folded text is all of a region's name or short name.
   * @param region position in the list of regions
   */
  isCalled(region: number, folded: string): boolean {
    return this.#spellings[region]?.regions.includes(folded) ?? false
  }

  /** Reads the regions, a slice at each step: the index is complete after the last one. */
  *fill(regions: readonly Region[]): Generator<void> {
    for (const region of regions) {
      const spellings = this.#spellingsOf(region)
      this.#spellings.push(spellings)
      this.#codes.push(region.country.code)
      const all = [...spellings.regions, ...spellings.countries]
      for (const letter of new Set(all.map((one) => one.charAt(0)))) {
        const alike = this.#byFirstLetter.get(letter) ?? []
        alike.push(spellings)
        this.#byFirstLetter.set(letter, alike)
      }
      if (this.#spellings.length % slice === 0) yield
    }
  }

  /** The country at the end of a folded text, in any language, and what stands before it. */
  #beforeCountry(folded: string): { before: string; code: string } | undefined {
    const words = folded.split(' ')
    for (let at = 0; at < words.length; at += 1) {
      const code = this.#countryNames.get(words.slice(at).join(' '))
      if (code !== undefined) return { before: words.slice(0, at).join(' '), code }
    }
    return undefined
  }

  #spellingsOf({ country, name, shortName }: Region): Spellings {
    const regions = name ? [fold(name), fold(shortName)] : []
    const known = this.#countries.get(country)
    if (known) return { regions, countries: known }
    const { code, alpha3 } = country
    const names = [country.name, code, alpha3]
    const countries = names.map((one) => fold(one))
    this.#countries.set(country, countries)
    return { regions, countries }
  }
}

function describes({ regions, countries }: Spellings, folded: string): boolean {
  const isBeginning = (spelt: string) => spelt.startsWith(folded)
  if (regions.some(isBeginning) || countries.some(isBeginning)) return true
  return regions.some((spelt) => {
    if (!folded.startsWith(spelt) || folded[spelt.length] !== ' ') return false
    const country = folded.slice(spelt.length + 1)
    return countries.some((one) => one.startsWith(country))
  })
}
