import type { Area } from './areas/area.ts'
import { type Chance, partsOf } from './chance.ts'
import type { DirectoryCountry } from './countries/country.ts'
import type { IndustryId } from './industries.ts'
import type { Seat } from './seats.ts'

/** What a firm is called. */
export type FirmName = {
  /** With its legal form. */
  readonly name: string
  /** Without. */
  readonly short: string
  /** Its own part, as people say it. */
  readonly own: string
}

/** Firms of partners for each family name at most. */
const partnersOfEach = 6
/** Percent of firms that are called without their trade. */
const bareNames = 7
const barePartners = 30

/**
 * Names a firm. No two of an area have the same name: its own part is another one for each until all are
 * taken, then the trade is another one, then a town is added.
 */
export function nameFirm(
  chance: Chance,
  { country, ordinal }: Seat,
  industry: IndustryId,
): FirmName {
  const { area } = country
  const { halves, partners } = poolOf(area)
  const size = halves.length + partners.length
  const at = (ordinal * stepThrough(size)) % size
  const round = Math.floor(ordinal / size)
  const own = halves[at] ?? partners[at - halves.length] ?? ''
  const isBare = chance.percent(at < halves.length ? bareNames : barePartners)
  const short = round === 0 && isBare ? own : withTrade(own, { country, industry, round, at })
  return { own, short, name: chance.pick(partsOf(country.forms)).replace('{}', short) }
}

function withTrade(
  own: string,
  {
    country,
    industry,
    round,
    at,
  }: { country: DirectoryCountry; industry: IndustryId; round: number; at: number },
): string {
  const { area, towns } = country
  const trades = partsOf(area.trades[industry])
  const trade = trades[(at + round) % trades.length] ?? ''
  const name = area.isTradeFirst ? `${trade} ${own}` : `${own} ${trade}`
  const extra = Math.floor(round / trades.length)
  if (extra === 0) return name
  const places = partsOf(towns)
  const [town, time] = [places[(extra - 1) % places.length] ?? '', Math.ceil(extra / places.length)]
  return time === 1 ? `${name} ${town}` : `${name} ${town} ${time}`
}

type Pool = { readonly halves: readonly string[]; readonly partners: readonly string[] }
const pools = new Map<Area, Pool>()

/** All own parts of names of an area, put together once. */
function poolOf(area: Area): Pool {
  const known = pools.get(area)
  if (known) return known
  const { heads, tails, join, families = '', and = '' } = area
  const names = families ? partsOf(families) : []
  const steps = Array.from(
    { length: Math.min(partnersOfEach, Math.floor((names.length - 1) / 2)) },
    (_, step) => step + 1,
  )
  const pool = {
    halves: partsOf(heads).flatMap((head) => partsOf(tails).map((tail) => head + join + tail)),
    partners: names.flatMap((one, at) =>
      steps.map((step) => `${one} ${and} ${names[(at + step) % names.length] ?? ''}`),
    ),
  }
  pools.set(area, pool)
  return pool
}

/** A step that goes through all of a list before it comes back, and never to a neighbour. */
function stepThrough(size: number): number {
  const golden = 0.618
  let step = Math.max(1, Math.round(size * golden))
  while (divisor(step, size) > 1) step += 1
  return step
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
