import { sql } from 'kysely'
import * as limits from '#src/contract/limits.ts'
import type { SharedFile } from '#src/contract/requests/request.ts'
import { problem } from '../../texts/problem.ts'
import type { Connection } from '../engine.ts'
import type { Database } from '../tables.ts'

export type StoredItem = {
  id: string
  kind: Database['request_items']['kind']
  value: string
  outcome: Database['request_items']['outcome']
  text: string
  answeredAt: string | null
  files: SharedFile[]
}

export type StoredRequest = {
  id: string
  version: number
  purpose: string
  dueOn: string
  sentAt: string
  withdrawnAt: string | null
  buyer: { id: string; slug: string; name: string }
  supplier: { id: string; slug: string; name: string; size: Database['organisations']['size'] }
  /** Null: they have no account any more. */
  sentBy: { firstName: string; lastName: string } | null
  /** The supplier takes no more requests of the buyer. */
  isRefused: boolean
  items: StoredItem[]
}

/** Which requests: those of a side, or one of them. */
export type OfRequests = { buyerId: string } | { supplierId: string }

/** Some requests, the newest first. `next`: the place behind which the next page begins; null: there is none. */
export type RequestPage = { requests: StoredRequest[]; next: string | null }

/** Of requests `r`: whether it waits for an answer. */
const waits = sql<boolean>`(r.withdrawn_at is null and exists (
  select 1 from request_items as i where i.request_id = r.id and i.outcome is null))`

/**
 * A page of requests with all that belongs to them: those that wait for an answer before the others, so that none is
 * overlooked however many came later.
 * @param after place behind which it begins, as `requestPlace` describes it; undefined: from the beginning
 */
export async function pageOfRequests(
  db: Connection,
  of: OfRequests,
  after?: string,
): Promise<RequestPage> {
  const rows = await selectRequests(db, of)
    .select(waits.as('waits'))
    .$if(after !== undefined, (query) => query.where(isBehind(after ?? '')))
    .orderBy(waits, 'desc')
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .limit(limits.requestPage + 1)
    .execute()
  const shown = rows.slice(0, limits.requestPage)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    requests: await complete(db, shown.toSorted(byNewest)),
    next: last ? `${Number(last.waits)},${last.sent_at},${last.id}` : null,
  }
}

function isBehind(place: string) {
  const [waiting, sentAt, id] = place.split(',')
  const isOlder = sql`(r.sent_at < ${sentAt} or (r.sent_at = ${sentAt} and r.id > ${id}))`
  return waiting === '1'
    ? sql<boolean>`(not ${waits} or ${isOlder})`
    : sql<boolean>`(not ${waits} and ${isOlder})`
}

const byNewest = (one: { sent_at: string }, other: { sent_at: string }) =>
  Date.parse(other.sent_at) - Date.parse(one.sent_at)

/** One of them. @throws ProblemError 404 where that side has no such request */
export async function readRequest(
  db: Connection,
  of: OfRequests,
  id: string,
): Promise<StoredRequest> {
  const [request] = await complete(
    db,
    await selectRequests(db, of).where('r.id', '=', id).execute(),
  )
  if (!request) throw unknownRequest()
  return request
}

const selectRequests = (db: Connection, of: OfRequests) =>
  db
    .selectFrom('requests as r')
    .innerJoin('buyers as b', 'b.id', 'r.buyer_id')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .leftJoin('users as u', 'u.id', 'r.sent_by')
    .select(['r.id', 'r.version', 'r.purpose', 'r.due_on', 'r.sent_at', 'r.withdrawn_at'])
    .select(['b.id as buyer_id', 'b.slug as buyer_slug', 'b.name as buyer_name'])
    .select(['o.id as supplier_id', 'o.slug as supplier_slug', 'o.name as supplier_name', 'o.size'])
    .select(['u.first_name', 'u.last_name'])
    // For each request by the key: joined, PostgreSQL may read all refusals for one supplier's.
    .select(({ selectFrom }) =>
      selectFrom('request_refusals as f')
        .select('f.created_at')
        .whereRef('f.organisation_id', '=', 'r.organisation_id')
        .whereRef('f.buyer_id', '=', 'r.buyer_id')
        .as('refused_at'),
    )
    .where(
      'buyerId' in of ? 'r.buyer_id' : 'r.organisation_id',
      '=',
      'buyerId' in of ? of.buyerId : of.supplierId,
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number]

/** With their items and files. */
async function complete(db: Connection, rows: readonly Row[]): Promise<StoredRequest[]> {
  if (rows.length === 0) return []
  const items = await readItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, purpose: row.purpose, dueOn: row.due_on },
    ...{ sentAt: row.sent_at, withdrawnAt: row.withdrawn_at },
    buyer: { id: row.buyer_id, slug: row.buyer_slug, name: row.buyer_name },
    supplier: {
      ...{ id: row.supplier_id, slug: row.supplier_slug, name: row.supplier_name, size: row.size },
    },
    sentBy:
      row.first_name === null ? null : { firstName: row.first_name, lastName: row.last_name ?? '' },
    isRefused: row.refused_at !== null,
    items: items.get(row.id) ?? [],
  }))
}

export const unknownRequest = () => problem(404, 'problems.unknown-record')

async function readItems(
  db: Connection,
  requestIds: readonly string[],
): Promise<Map<string, StoredItem[]>> {
  const items = await db
    .selectFrom('request_items')
    .select(['id', 'request_id', 'kind', 'value', 'outcome', 'text', 'answered_at'])
    .where('request_id', 'in', requestIds)
    .orderBy('position')
    .execute()
  const files = await db
    .selectFrom('request_files as f')
    .innerJoin('request_items as i', 'i.id', 'f.item_id')
    .select(['f.id', 'f.item_id', 'f.name', 'f.type', 'f.size', 'f.shared_at as sharedAt'])
    .where('i.request_id', 'in', requestIds)
    .orderBy('f.shared_at')
    .orderBy('f.id')
    .execute()
  const filesOf = Map.groupBy(files, ({ item_id }) => item_id)
  const stored = items.map(({ request_id, answered_at, ...item }) => ({
    requestId: request_id,
    item: {
      ...{ ...item, answeredAt: answered_at },
      files: (filesOf.get(item.id) ?? []).map(({ item_id: _, ...file }) => file),
    },
  }))
  const byRequest = Map.groupBy(stored, ({ requestId }) => requestId)
  return new Map([...byRequest].map(([id, own]) => [id, own.map(({ item }) => item)]))
}
