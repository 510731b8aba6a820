import type { Api } from '../api/create-api.ts'
import type { VisitPeriod, Visits } from '../contract/visits.ts'

/** How a profile is looked at. Cached on no device: it is of this minute. */
export type VisitsData = {
  /** @param days of the period up to today */
  of(slug: string, days: VisitPeriod): Promise<Visits>
}

export function visitsData({ visits }: Pick<Api, 'visits'>): VisitsData {
  return { of: (slug, days) => visits.of(slug, days) }
}
