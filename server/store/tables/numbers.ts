import type { DailyName } from '#src/contract/operate/numbers.ts'
import type { VisitKind } from '#src/contract/visits.ts'

/** How often something of a supplier was looked at on a day (UTC), by the host that led there. */
type VisitSumTable = {
  organisation_id: string
  day: string
  kind: VisitKind
  /** Of a page elsewhere; empty where none was told, `*` for those beyond the bound. */
  host: string
  count: number
}

/** What the portal as a whole counts for a day (UTC) and a brand. */
type DailyNumberTable = {
  day: string
  /** Empty where it is not known. */
  brand: string
  name: DailyName
  count: number
}

export type NumberTables = { visit_sums: VisitSumTable; daily_numbers: DailyNumberTable }
