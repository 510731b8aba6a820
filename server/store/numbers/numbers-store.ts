import type { Numbers } from '#src/contract/operate/numbers.ts'
import type { VisitKind, Visits } from '#src/contract/visits.ts'
import { createVisitCounter } from '../../numbers/visit-counter.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection, Engine } from '../engine.ts'
import { addNumbers, type NumberCount } from './add-numbers.ts'
import { readNumbers } from './read-numbers.ts'
import { readVisits } from './read-visits.ts'
import { saveVisits } from './save-visits.ts'
import { utcDay } from './utc-day.ts'

/** What the portal counts (OPR-6); times are ms since the epoch. */
export type NumbersStore = {
  /**
   * Counts in memory that something of a supplier was looked at; `save` writes it.
   * @param host of the page that led there; null: not told
   */
  countVisit(visit: { slug: string; kind: VisitKind; host: string | null }, now: number): void
  /** Counts in memory that somebody searched. @param brand of the portal under which they did */
  countSearch(brand: string, hasFound: boolean, now: number): void
  /** Adds what this process has counted to the sums of the day. What cannot be added is added the next time. */
  save(): Promise<void>
  /** What operators see, of the suppliers of some brands. */
  of(scope: OperatorScope, days: number, now: number): Promise<Numbers>
  /** What a supplier sees of its own profile. */
  visits(organisationId: string, days: number, now: number): Promise<Omit<Visits, 'buyers'>>
}

export function createNumbersStore(db: Connection, engine: Engine): NumbersStore {
  const counter = createVisitCounter()
  const searches = new Map<string, NumberCount>()

  function addSearch(one: NumberCount): void {
    const key = `${one.day} ${one.brand} ${one.name}`
    searches.set(key, { ...one, count: one.count + (searches.get(key)?.count ?? 0) })
  }

  async function saveSearches(): Promise<void> {
    const counts = [...searches.values()]
    searches.clear()
    try {
      await db.transaction().execute((transaction) => addNumbers(transaction, counts))
    } catch (error) {
      counts.forEach(addSearch)
      throw error
    }
  }

  return {
    countVisit: ({ slug, kind, host }, now) =>
      counter.add({ day: utcDay(now), slug, kind, host: host ?? '', count: 1 }),
    countSearch(brand, hasFound, now) {
      const day = utcDay(now)
      addSearch({ day, brand, name: 'searches', count: 1 })
      if (!hasFound) addSearch({ day, brand, name: 'emptySearches', count: 1 })
    },
    async save() {
      if (searches.size > 0) await saveSearches()
      await saveVisits(db, engine, counter.take(), counter.add)
    },
    of: (scope, days, now) => readNumbers(db, { scope, days, now }),
    visits: (organisationId, days, now) => readVisits(db, organisationId, days, now),
  }
}
