import type { Row } from '../row.ts'
import type { Costs } from './costs.ts'

/** Suppliers, in millions. */
const sizes = [1, 10, 100] as const
/** A core that does more than this makes its callers wait. */
const busyAtMost = 0.6
/** Seconds. */
const [month, hour] = [30 * 86_400, 3_600] as const

/**
 * What each supplier causes in a month, by assumption; docs/operations.md says why. People come most in
 * one hour, which has a fifth of their day; machines come evenly.
 */
const calls = {
  page: { people: 50, machines: 4 },
  json: { people: 0, machines: 30 },
  badge: { people: 100, machines: 0 },
  read: { people: 20, machines: 0 },
  save: { people: 2, machines: 0 },
} as const satisfies Record<keyof Costs['calls'], { people: number; machines: number }>

/** Calls a second in the busiest hour. */
function rateOf({ people, machines }: { people: number; machines: number }): number {
  const inBusyHour = people / 30 / 5
  return inBusyHour / hour + machines / month
}

/** The machines that suppliers need on paper, where nothing but what was measured costs anything and no page is cached. */
export function capacityRows(engine: string, costs: Costs): Row[] {
  const kinds = Object.keys(calls) as (keyof typeof calls)[]
  return sizes.map((millions) => {
    const suppliers = millions * 1_000_000
    const rate = (kind: keyof typeof calls) => rateOf(calls[kind]) * suppliers
    const cores = (part: 'server' | 'database') =>
      kinds.reduce((sum, kind) => sum + (rate(kind) * costs.calls[kind][part]) / 1000, 0) /
      busyAtMost
    const rates = kinds.map((kind) => `${rate(kind).toFixed(1)} ${kind}`).join(', ')
    const disk = (suppliers * costs.disk) / 1e9
    return {
      what: `${millions} million suppliers on paper, ${engine}`,
      figure: `${rates} a second; ${cores('server').toFixed(1)} cores of servers, ${cores('database').toFixed(1)} of the database, ${disk.toFixed(0)} GB`,
      budget: '',
      met: null,
    }
  })
}
