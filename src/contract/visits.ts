import * as v from 'valibot'
import { day } from './trust/stated-details.ts'

/** A profile that was opened, a picture of a badge, a live badge. */
export const visitKinds = ['view', 'badge', 'widget'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Days of a period that suppliers look at. */
export const visitPeriods = ['30', '90'] as const
export type VisitPeriod = (typeof visitPeriods)[number]
/** A host that led to a profile less often in the period is not named. */
export const leastNamed = 5
/** Hosts of one supplier and kind that are told apart on a day. */
export const mostHosts = 20

const series = v.array(v.number())
const hosts = v.array(
  v.object({
    /** Null: all those that are not named. */
    host: v.nullable(v.string()),
    count: v.number(),
  }),
)

/** Buyers that are fewer are not counted: nobody can be guessed. */
export const leastBuyers = 3
/** A count of buyers; null: fewer than `leastBuyers`. */
const buyerCount = v.nullable(v.number())

/** How a supplier's profile was looked at. */
export const visits = v.object({
  /** The first and the last day of the period, which is today, in UTC. */
  from: day,
  to: day,
  /** The first day that was counted; null: nothing was counted yet. */
  since: v.nullable(day),
  /** For each day of the period. */
  daily: v.object({ view: series, badge: series, widget: series }),
  /** In the period of the same length before; null where not all of it was counted. */
  before: v.nullable(v.object({ view: v.number(), badge: v.number(), widget: v.number() })),
  /** Hosts of pages that led to views, and of those that show the badge, the most frequent first. */
  hosts: v.object({ view: hosts, badge: hosts }),
  /** Of whom none is named: those that follow it, and those with a saved search that found it last. */
  buyers: v.optional(v.object({ following: buyerCount, searching: buyerCount }), {
    following: null,
    searching: null,
  }),
})
export type Visits = v.InferOutput<typeof visits>
