import type { CompanySize } from '#src/contract/company-size.ts'
import { type Chance, partsOf } from '../chance.ts'
import { industries, type IndustryId } from '../industries.ts'
import { common, rare, rareOfLarge, type Rates } from './rates.ts'
import { ofCountries, ofOwners, ofTrades } from './rates-of-countries.ts'

/** Of whom credentials are. */
export type Holder = {
  readonly countryCode: string
  readonly industry: IndustryId
  readonly size: CompanySize
  readonly attributes: readonly string[]
}

/** Times as many as firms of medium size hold. */
const factors: Readonly<Record<CompanySize, number>> = {
  MICRO: 0.8,
  SMALL: 1,
  MEDIUM: 1.25,
  LARGE: 1.7,
}
/** Percent of firms that care about none, and how much more the others do. */
const indifferent = 18
const keen = 1.45
/** Percent of firms that hold one of the rare ones, and percent of large ones with one of theirs. */
const shares = { rare: 4, large: 22 } as const
const most = 9

/** The credentials that a firm holds or says it holds, by ids of the catalogue, the likeliest first. */
export function chooseCredentials(chance: Chance, holder: Holder): string[] {
  if (chance.percent(indifferent)) return []
  const factor = factors[holder.size] * keen
  const held = Object.entries(ratesOf(holder))
    .filter(([, share]) => chance.percent(share * factor))
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id)
  const few = [
    ...(chance.percent(shares.rare) ? [chance.pick(rare)] : []),
    ...(holder.size === 'LARGE' && chance.percent(shares.large) ? [chance.pick(rareOfLarge)] : []),
  ]
  return [...new Set([...held, ...few])].slice(0, most)
}

/** Whatever is named twice is as frequent as where it is named most. */
function ratesOf({ countryCode, industry, attributes }: Holder): Rates {
  const all: readonly Rates[] = [
    common,
    industries[industry].credentials,
    ofCountries[countryCode] ?? {},
    ...ofOwners
      .filter((one) => attributes.includes(one.attribute) && isAmong(one.countries, countryCode))
      .map(({ rates }) => rates),
    ...ofTrades
      .filter((one) => one.industries.includes(industry) && isAmong(one.countries, countryCode))
      .map(({ rates }) => rates),
  ]
  const merged = new Map<string, number>()
  for (const [id, share] of all.flatMap((rates) => Object.entries(rates)))
    merged.set(id, Math.max(share, merged.get(id) ?? 0))
  return Object.fromEntries(merged)
}

const isAmong = (codes: string, code: string) => partsOf(codes).includes(code)
