import { sql } from 'kysely'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, type PageWanted, pageOf } from '../keyset.ts'

export type AuditFilters = {
  /** An action, or a noun that stands for all of its verbs. */
  action?: string | undefined
  /** As it is in the log. */
  actor?: string | undefined
  /** As it is in the log. */
  subject?: string | undefined
  /** ISO 8601 in UTC, not before. */
  from?: string | undefined
  /** ISO 8601 in UTC, before. */
  to?: string | undefined
  /** Of some brands: what was done to them and to their suppliers, and nothing of which that cannot be told. */
  scope: OperatorScope
  /** Nobody is told what operators did about an organisation of their own. */
  readerId: string
}

export type AuditRow = {
  id: string
  at: string
  actor: string
  action: string
  subject: string
  details: string
}

/** Entries that are looked at for one page; where few of them match, the page ends with the last. */
const lookedAt = 2_000

/** A page of entries, and how far back it has looked; null: to the beginning. */
export type AuditRows = Page<AuditRow> & { until: string | null }

/**
 * Entries of the audit log, newest first. What is looked for is found by an index where that is who or what; the
 * rest is looked through some entries at a time, so that a page costs no more the longer the log is.
 */
export async function listEntries(
  db: Connection,
  filters: AuditFilters,
  { limit, after }: PageWanted,
): Promise<AuditRows> {
  const behind = isBehind(['created_at', 'id'], after, 'desc')
  const window = candidates(db, filters).where(behind)
  const rows = await db
    .selectFrom(window.limit(lookedAt).as('e'))
    .selectAll()
    .$if(filters.action !== undefined, (query) => query.where(isAction(filters.action ?? '')))
    .where(mayBeTold(filters))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.at, row.id])
  if (page.next) return { ...page, until: page.next[0] ?? null }
  const last = await window
    .offset(lookedAt - 1)
    .limit(1)
    .executeTakeFirst()
  if (!last) return { ...page, until: null }
  return { ...page, next: [last.at, last.id], until: last.at }
}

/** What the indexes find, in the order of the log. */
const candidates = (db: Connection, { actor, subject, from, to }: AuditFilters) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'created_at as at', 'actor', 'action', 'subject', 'details'])
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const isAction = (action: string) =>
  action.includes('.')
    ? sql<boolean>`e.action = ${action}`
    : sql<boolean>`e.action like ${`${action}.%`}`

/** Whether entry `e` names a brand: its id may read like the slug of an organisation. */
const isOfBrand = sql<boolean>`e.action like 'brand.%'`

/** Whether entry `e` is about what the reader looks after, and not about an organisation of their own. */
function mayBeTold({ scope, readerId }: AuditFilters) {
  const isNotOwn = sql<boolean>`not exists (
    select 1 from organisation_slugs s join memberships m on m.organisation_id = s.organisation_id
    where s.slug = e.subject and m.user_id = ${readerId})`
  if (scope === 'all') return sql<boolean>`(${isOfBrand} or ${isNotOwn})`
  const brands = sql.join(scope)
  return sql<boolean>`case when ${isOfBrand} then e.subject in (${brands}) else ${isNotOwn} and exists (
    select 1 from organisation_slugs s join organisations o on o.id = s.organisation_id
    where s.slug = e.subject and o.brand_id in (${brands})) end`
}
