import * as v from 'valibot'
import { instant } from '../fields.ts'
import { day } from '../trust/stated-details.ts'

/** What happens on a day, and is added up over days (OPR-6). */
export const flowNames = [
  'views',
  'badges',
  'widgets',
  'searches',
  'emptySearches',
  'newSuppliers',
  'decided',
  'refused',
] as const
export type FlowName = (typeof flowNames)[number]
/** What is there on a day. */
export const stockNames = ['suppliers', 'complete', 'verified', 'expiring', 'members'] as const
export type StockName = (typeof stockNames)[number]
/** What waits for operators, in the order of the console's queues. */
export const queueNames = [
  'credentials',
  'claims',
  'duplicates',
  'reports',
  'appeals',
  'benefits',
] as const
export type QueueName = (typeof queueNames)[number]
export type DailyName = FlowName | StockName

/** Days of a period that operators look at, as an address has them. */
export const numberPeriods = ['7', '30', '90', '365'] as const
export type NumberPeriod = (typeof numberPeriods)[number]
/** Days from today on within which a credential counts as about to end. */
export const expiringWithin = 90

/** The same of each of some names. */
function each<Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) {
  const entries = Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
  return v.object(entries)
}

/** What operators see of the portal as a whole. */
export const numbers = v.object({
  /** The first and the last day of the period, which is today, in UTC. */
  from: day,
  to: day,
  /** When what is there was counted last, and decisions; null: not yet. */
  asOf: v.nullable(instant),
  /** For each day of the period. */
  flows: each(flowNames, v.array(v.number())),
  /** By day; one on which it was not counted is missing. */
  stocks: each(stockNames, v.record(v.string(), v.number())),
  /** In the period of the same length before. */
  before: each(flowNames, v.number()),
  /** How many wait now in each queue, as far as they are counted. */
  waiting: each(queueNames, v.number()),
  /** Milliseconds that half of what was decided in the period had waited at most; null: nothing was. */
  medianWait: v.nullable(v.number()),
  /** The same of nine tenths. */
  ninetiethWait: v.nullable(v.number()),
  /** Mails that no mail server has taken at the first try, and that wait; null for operators of some brands. */
  undelivered: v.nullable(v.number()),
})
export type Numbers = v.InferOutput<typeof numbers>

/** What was counted last. @returns undefined where it was not counted in the period */
export function lastStock(byDay: Readonly<Record<string, number>>): number | undefined {
  const last = Object.keys(byDay).toSorted().at(-1)
  return last === undefined ? undefined : byDay[last]
}
