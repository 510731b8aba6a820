import type { FastifyBaseLogger } from 'fastify'
import { newsDay } from '../policies/news-day.ts'
import { peopleWithoutNews } from '../store/supplier-news/news-subscriptions.ts'
import { type Needs as PersonNeeds, tellPerson } from './tell-person.ts'

type Needs = PersonNeeds & { log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Writes to members of buyers what is new in their searches (DSC-4): one mail for each person and day, and none where
 * there is nothing to tell. A person for whom it fails stays due, and keeps none of the others waiting.
 * @param now ms since the epoch
 * @throws the last failure; the reason of the signal
 */
export async function sendSupplierNews(
  needs: Needs,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> {
  const failures: unknown[] = []
  for await (const userId of peopleWithoutNews(needs.open.db, newsDay(now).day)) {
    signal.throwIfAborted()
    try {
      await tellPerson(needs, userId, now)
    } catch (error) {
      needs.log.error({ err: error }, 'a member of a buyer was not told what is new')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures.at(-1)
}
