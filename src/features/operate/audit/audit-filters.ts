import type { AuditFilters } from '#src/data/operate-data.ts'

/** What of the log an address asks for; days as `2026-02-28`, of the operator's own calendar. */
export const filterNames = ['action', 'actor', 'subject', 'from', 'to'] as const
export type AuditWanted = Partial<Record<(typeof filterNames)[number], string>>

/** @param query of an address; what is no filter is left out */
export function auditWanted(query: Readonly<Record<string, string>>): AuditWanted {
  const given = filterNames.map((name) => [name, query[name]?.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

/** The same as the server takes it: from the first moment of a day, up to the one behind the last. */
export function filtersOf({ action, actor, subject, from, to }: AuditWanted): AuditFilters {
  const [first, end] = [instantOf(from, 0), instantOf(to, 1)]
  return {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  }
}

/** A year of five digits is no date of the log, and browsers take six without this. */
export const lastDay = '9998-12-31'

/** When a day begins on this device, or one some days later; null: that is no day. */
function instantOf(day: string | undefined, later: number): string | null {
  const isDay = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= lastDay
  const [year, month, date] = isDay ? day.split('-').map(Number) : []
  if (year === undefined || month === undefined || date === undefined) return null
  return new Date(year, month - 1, date + later).toISOString()
}
