import { numberEndpoints } from '#src/contract/endpoints/numbers.ts'
import { auditPage, mostAuditRows } from '#src/contract/operate/audit-log.ts'
import { formatCsv } from '../../texts/format-csv.ts'
import type { AuditFilters } from '../../store/audit-log/list-entries.ts'
import type { Store } from '../../store/create-store.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { readPlace, timedPlace, writePlace } from './place.ts'
import { sendCsv } from './send-csv.ts'

const { auditLog, auditFile } = numberEndpoints

/** What was done by or for the operator, as far as whoever asks looks after it (OPR-6). */
export function auditRoutes({ router, store }: RouteDependencies): void {
  router.operators(auditLog, async ({ user, scope, query: { after, ...filters } }) => {
    const { rows, next, until } = await store.auditEntries(
      { ...filters, scope, readerId: user.id },
      { limit: auditPage, after: after === undefined ? undefined : readPlace(after, timedPlace) },
    )
    return {
      results: rows.map(({ details, ...row }) => ({
        ...row,
        details: JSON.parse(details) as Record<string, unknown>,
      })),
      next: next && writePlace(next),
      until,
    }
  })

  router.operators(auditFile, async ({ user, scope, query, reply }) =>
    sendCsv(reply, 'credence-audit', csvOf(store, { ...query, scope, readerId: user.id })),
  )
}

/** Read a page at a time, while the one before it is sent. */
async function* csvOf({ auditEntries }: Pick<Store, 'auditEntries'>, filters: AuditFilters) {
  yield formatCsv([['time', 'actor', 'action', 'subject', 'details']])
  let left = mostAuditRows
  for (let after: readonly string[] | undefined; left > 0;) {
    const { rows, next } = await auditEntries(filters, { limit: Math.min(left, 500), after })
    left -= rows.length
    yield formatCsv(rows.map((row) => [row.at, row.actor, row.action, row.subject, row.details]))
    if (!next) return
    after = next
  }
}
