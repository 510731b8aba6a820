import { numberEndpoints } from '#src/contract/endpoints/numbers.ts'
import { auditPage, mostAuditRows } from '#src/contract/operate/audit-log.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { readPlace, timedPlace, writePlace } from './place.ts'
import { csvOf, sendCsv } from './send-csv.ts'

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
    sendCsv(
      reply,
      'credence-audit',
      csvOf({
        headings: ['time', 'actor', 'action', 'subject', 'details'],
        most: mostAuditRows,
        page: (wanted) => store.auditEntries({ ...query, scope, readerId: user.id }, wanted),
        cells: (row) => [row.at, row.actor, row.action, row.subject, row.details],
      }),
    ),
  )
}
