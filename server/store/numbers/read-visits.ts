import { leastNamed, visitKinds, type VisitKind, type Visits } from '#src/contract/visits.ts'
import { otherHosts } from '../../numbers/visit-counter.ts'
import type { Connection } from '../engine.ts'
import { periodOf } from './period.ts'

/** Hosts that are named of a kind, the most frequent. */
const mostNamed = 20

/** How a supplier's own profile was looked at; hosts that led there seldom are not named. */
export async function readVisits(
  db: Connection,
  id: string,
  count: number,
  now: number,
): Promise<Omit<Visits, 'buyers'>> {
  const { before, from, to, days } = periodOf(count, now)
  const rows = await db
    .selectFrom('visit_sums')
    .select(['day', 'kind', 'host', 'count'])
    .where('organisation_id', '=', id)
    .where('day', '>=', before)
    .where('day', '<=', to)
    .execute()
  const since = await firstDay(db, id)
  const inPeriod = rows.filter(({ day }) => day >= from)
  const sumOf = (of: typeof rows) => of.reduce((sum, one) => sum + one.count, 0)
  const ofKind = (of: typeof rows, ...kinds: VisitKind[]) =>
    of.filter(({ kind }) => kinds.includes(kind))
  const byKind = <Value>(value: (kind: VisitKind) => Value) =>
    Object.fromEntries(visitKinds.map((kind) => [kind, value(kind)])) as Record<VisitKind, Value>
  const earlier = rows.filter(({ day }) => day < from)
  return {
    ...{ from, to, since },
    daily: byKind((kind) => {
      const byDay = Map.groupBy(ofKind(inPeriod, kind), ({ day }) => day)
      return days.map((day) => sumOf(byDay.get(day) ?? []))
    }),
    before:
      since !== null && since <= before ? byKind((kind) => sumOf(ofKind(earlier, kind))) : null,
    hosts: {
      view: namedHosts(ofKind(inPeriod, 'view')),
      badge: namedHosts(ofKind(inPeriod, 'badge', 'widget')),
    },
  }
}

/** The first day on which anything was counted, or the supplier's own if that is later; null: none yet. */
async function firstDay(db: Connection, id: string): Promise<string | null> {
  const first = await db
    .selectFrom('daily_numbers')
    .select('day')
    .where('name', 'in', ['views', 'badges', 'widgets'])
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  const organisation = await db
    .selectFrom('organisations')
    .select('created_at as at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!first || !organisation) return null
  const created = organisation.at.slice(0, 10)
  return first.day > created ? first.day : created
}

/** Hosts with what they led to; those that are seldom, and those that were not told apart, together. */
function namedHosts(rows: readonly { host: string; count: number }[]) {
  const sums = new Map<string, number>()
  for (const { host, count } of rows) if (host !== '') sums.set(host, (sums.get(host) ?? 0) + count)
  const named = [...sums]
    .filter(([host, count]) => host !== otherHosts && count >= leastNamed)
    .toSorted(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .slice(0, mostNamed)
    .map(([host, count]): { host: string | null; count: number } => ({ host, count }))
  const all = [...sums.values()].reduce((sum, count) => sum + count, 0)
  const rest = all - named.reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...named, { host: null, count: rest }] : named
}
