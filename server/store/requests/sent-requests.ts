import { randomUUID } from 'node:crypto'
import * as limits from '#src/contract/limits.ts'
import type { RequestInput } from '#src/contract/requests/request.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { BuyerKey } from '../buyers/buyer-store.ts'
import { lockBuyer } from '../buyers/lock-buyer.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { isoTime } from '../iso-time.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import {
  pageOfRequests,
  readRequest,
  type RequestPage,
  type StoredRequest,
} from './read-requests.ts'

/** Milliseconds in which a buyer may send so many. */
const day = 86_400_000

export type SentRequests = {
  /** The newest first. */
  page(buyerId: string, after?: string): Promise<RequestPage>
  /**
   * Sends a request to a supplier, whose owners are told.
   * @param supplierId of an organisation that the public may see
   * @throws ProblemError 403 where the supplier takes none of this buyer, 409 where one to it is open, 429 where the
   *   buyer has sent as many today as it may
   */
  send(
    buyer: BuyerKey,
    by: string,
    supplierId: string,
    content: Omit<RequestInput, 'supplier'>,
    occasion: Occasion | null,
  ): Promise<StoredRequest>
  /** What letters about a request say. @returns undefined where it is gone */
  told(id: string): Promise<ToldRequest | undefined>
  /** @throws ProblemError 404 where it is not there, 412 where it is not the version that was looked at */
  withdraw(buyer: BuyerKey, by: string, seen: Seen): Promise<StoredRequest>
}

type Seen = { id: string; version: number }

export type ToldRequest = {
  buyer: { slug: string; name: string }
  dueOn: string
  isWithdrawn: boolean
  /** Whoever sent it; null: they belong to the buyer no more. */
  sender: { userId: string; email: string; emailVerified: boolean; firstName: string } | null
}

export function createSentRequests(db: Connection): SentRequests {
  return {
    page: (buyerId, after) => pageOfRequests(db, { buyerId }, after),
    send: (buyer, by, supplierId, { purpose, dueOn, items }, occasion) =>
      db.transaction().execute(async (transaction) => {
        await lockBuyer(transaction, buyer.id, { userId: by, least: 'EDITOR' })
        // Its events are numbered under this lock, and a refusal waits for it.
        await lockOrganisation(transaction, supplierId)
        await requireTaken(transaction, buyer.id, supplierId)
        await requireFree(transaction, buyer.id, supplierId)
        const id = randomUUID()
        await transaction
          .insertInto('requests')
          .values({
            ...{ id, buyer_id: buyer.id, organisation_id: supplierId, sent_by: by, purpose },
            ...{ due_on: dueOn, version: 1, sent_at: new Date().toISOString(), withdrawn_at: null },
          })
          .execute()
        await transaction
          .insertInto('request_items')
          .values(
            items.map(({ kind, value }, position) => ({
              ...{ id: randomUUID(), request_id: id, position, kind, value },
              ...{ outcome: null, text: '', answered_at: null, answered_by: null },
            })),
          )
          .execute()
        await note(transaction, buyer, by, 'send', id)
        await appendEvent(transaction, {
          ...{ type: 'request.sent', organisationId: supplierId, userId: null },
          data: { occasion, request: id },
        })
        return readRequest(transaction, { buyerId: buyer.id }, id)
      }),
    told: (id) => readTold(db, id),
    withdraw: (buyer, by, { id, version }) =>
      db.transaction().execute(async (transaction) => {
        await lockBuyer(transaction, buyer.id, { userId: by, least: 'EDITOR' })
        const request = await readRequest(transaction, { buyerId: buyer.id }, id)
        if (request.withdrawnAt !== null) return request
        const changed = await transaction
          .updateTable('requests')
          .set({ withdrawn_at: new Date().toISOString(), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('id')
          .executeTakeFirst()
        if (!changed) throw problem(412, 'problems.record-changed')
        await note(transaction, buyer, by, 'withdraw', id)
        return readRequest(transaction, { buyerId: buyer.id }, id)
      }),
  }
}

async function readTold(db: Connection, id: string): Promise<ToldRequest | undefined> {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('buyers as b', 'b.id', 'r.buyer_id')
    .leftJoin('buyer_members as m', (join) =>
      join.onRef('m.buyer_id', '=', 'r.buyer_id').onRef('m.user_id', '=', 'r.sent_by'),
    )
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['b.slug', 'b.name', 'r.due_on as dueOn', 'r.withdrawn_at'])
    .select(['u.id as userId', 'u.email', 'u.email_verified', 'u.first_name as firstName'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { slug, name, dueOn, userId, email, firstName } = row
  const emailVerified = row.email_verified === 1
  return {
    ...{ buyer: { slug, name }, dueOn, isWithdrawn: row.withdrawn_at !== null },
    sender:
      userId === null || email === null
        ? null
        : { userId, email, emailVerified, firstName: firstName ?? '' },
  }
}

/** What is asked is for the supplier alone: the audit log does not repeat it. */
const note = (transaction: Connection, buyer: BuyerKey, by: string, verb: string, id: string) =>
  recordAudit(transaction, {
    ...{ actor: by, action: `request.${verb}`, subject: buyer.slug, details: { request: id } },
  })

/** @throws ProblemError 403 where the supplier takes no requests of this buyer */
async function requireTaken(transaction: Connection, buyerId: string, supplierId: string) {
  const refused = await transaction
    .selectFrom('request_refusals')
    .select('buyer_id')
    .where('buyer_id', '=', buyerId)
    .where('organisation_id', '=', supplierId)
    .executeTakeFirst()
  if (refused) throw problem(403, 'problems.requests-refused')
}

/** @throws ProblemError 409 where a request to the supplier is open, 429 where the buyer has sent enough today */
async function requireFree(transaction: Connection, buyerId: string, supplierId: string) {
  const open = await transaction
    .selectFrom('requests as r')
    .innerJoin('request_items as i', 'i.request_id', 'r.id')
    .select('r.id')
    .where('r.buyer_id', '=', buyerId)
    .where('r.organisation_id', '=', supplierId)
    .where('r.withdrawn_at', 'is', null)
    .where('i.outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (open) throw problem(409, 'problems.request-open')
  const today = await transaction
    .selectFrom('requests')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('sent_at', '>', isoTime(Date.now() - day))
    .limit(limits.requestsOfDay)
    .execute()
  if (today.length >= limits.requestsOfDay)
    throw problem(429, 'problems.too-many-requests.buyer', {
      params: { most: limits.requestsOfDay },
    })
}
