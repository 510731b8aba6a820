import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** Mails that are counted: a mail server that is away for days must not make the look at it slow. */
const mostCounted = 10_000

/** What follows from changes and has not been done yet. */
export type WaitingWork = {
  /** A consumer of events, or `mails`. */
  work: string
  waiting: number
  /** Of these, what was tried and failed, or waits behind such an event of its organisation. */
  failed: number
  /** Since when the oldest of it waits, ISO 8601 in UTC; null where nothing does. */
  since: string | null
}

/** Counts what waits: for each consumer, and the mails, of these 10,000 at most. */
export async function waitingWork(db: Connection): Promise<WaitingWork[]> {
  const consumers = await db
    .selectFrom('event_consumers')
    .select(['name', 'position'])
    .orderBy('name')
    .execute()
  const { last } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max<number | string | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  const ofConsumers = await Promise.all(
    consumers.map(async ({ name, position }) => {
      const parked = await db
        .selectFrom('parked_events as p')
        .innerJoin('events as e', 'e.position', 'p.position')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          fn.min<string | null>('e.created_at').as('since'),
        ])
        .where('p.consumer', '=', name)
        .executeTakeFirstOrThrow()
      const next = await db
        .selectFrom('events')
        .select('created_at as since')
        .where('position', '=', Number(position) + 1)
        .executeTakeFirst()
      const failed = Number(parked.count)
      const behind = Number(last ?? 0) - Number(position)
      const since = parked.since ?? next?.since ?? null
      return { work: name, waiting: behind + failed, failed, since }
    }),
  )
  return [...ofConsumers, await waitingMails(db)]
}

export async function waitingMails(db: Connection): Promise<WaitingWork> {
  const { waiting, failed, since } = await db
    .selectFrom((from) =>
      from
        .selectFrom('waiting_mails')
        .select(['failures', 'created_at'])
        .orderBy('next_at')
        .limit(sql.lit(mostCounted))
        .as('next'),
    )
    .select(({ fn }) => [
      fn.countAll<number | string>().as('waiting'),
      fn.sum<number | string | null>(sql`case when failures > 0 then 1 else 0 end`).as('failed'),
      fn.min<string | null>('created_at').as('since'),
    ])
    .executeTakeFirstOrThrow()
  return { work: 'mails', waiting: Number(waiting), failed: Number(failed ?? 0), since }
}
