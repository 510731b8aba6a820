import type { CompanySize } from '#src/contract/company-size.ts'
import type { Chance } from '../chance.ts'
import type { Industry } from '../industries/industry.ts'
import { practices } from './practices.ts'

/** What is told of a firm. */
export type Told = {
  readonly own: string
  readonly town: string
  readonly size: CompanySize
  readonly industry: Industry
  /** What it offers, without codes, the most important first. */
  readonly offers: readonly string[]
  /** Year of its foundation. */
  readonly year: number
  readonly attributes: readonly string[]
}

/** Parts of a sentence. */
type Parts = Omit<Told, 'industry' | 'attributes' | 'size'> & {
  readonly firm: string
  readonly first: string
  readonly both: string
  readonly buyers: string
}

const goods: readonly ((parts: Parts) => string)[] = [
  ({ own, both, town, buyers }) => `${own} makes ${both} in ${town}, mostly for ${buyers}.`,
  ({ town, buyers, first }) => `From our works in ${town} we supply ${buyers} with ${first}.`,
  ({ first, town, year, buyers }) =>
    `${capital(first)}, made in ${town} since ${year}. Most of it goes to ${buyers}.`,
  ({ firm, town, first, buyers }) =>
    `${capital(firm)} in ${town} that makes ${first}; ${buyers} are our main customers.`,
  ({ both, buyers }) => `We make ${both} for ${buyers}, to order and in series.`,
  ({ year, buyers, first }) => `Since ${year}, ${buyers} have come to us for ${first}.`,
  ({ town, both, buyers }) =>
    `${town} is where we make ${both}. ${capital(buyers)} fill most of our order book.`,
  ({ own, year, town, first }) => `Founded in ${town} in ${year}, ${own} is known for ${first}.`,
]

const services: readonly ((parts: Parts) => string)[] = [
  ({ own, both, town }) => `${own} offers ${both} in and around ${town}.`,
  ({ buyers, first, town }) =>
    `${capital(buyers)} in the region of ${town} rely on us for ${first}.`,
  ({ first, buyers, town }) => `${capital(first)} for ${buyers}, from our base in ${town}.`,
  ({ firm, town, both, buyers }) =>
    `${capital(firm)} in ${town} that provides ${both} to ${buyers}.`,
  ({ year, first, buyers }) => `We have provided ${first} for ${buyers} since ${year}.`,
  ({ both, buyers }) => `We take on ${both} for ${buyers}, large and small.`,
  ({ own, year, first, town }) => `${own} has stood for ${first} in ${town} since ${year}.`,
]

/** People who work there. */
const crews: Readonly<Record<CompanySize, readonly [number, number]>> = {
  MICRO: [3, 9],
  SMALL: [12, 48],
  MEDIUM: [60, 240],
  LARGE: [280, 2400],
}

/** Percent of descriptions with a sentence about how things are done, and with one about what was ticked. */
const shares = { detail: 72, practice: 68 } as const

/** What a firm says of itself in English, in one to four sentences. */
export function describe(chance: Chance, told: Told): string {
  const { size, industry, offers, attributes } = told
  const [first = ''] = offers
  const [least, most] = crews[size]
  const parts: Parts = {
    ...told,
    ...{ first, both: offers.slice(0, 2).join(' and '), buyers: chance.pick(industry.customers) },
    firm: `a ${size === 'LARGE' ? 'company' : 'team'} of ${chance.between(least, most)}`,
  }
  const frame = chance.pick(industry.kind === 'goods' ? goods : services)
  const said = attributes.flatMap((id) => practices[id] ?? [])
  return [
    frame(parts),
    ...(chance.percent(shares.detail) ? [chance.pick(industry.details)] : []),
    ...(said.length > 0 && chance.percent(shares.practice) ? [chance.pick(said)] : []),
  ].join(' ')
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
