import { operateReportEndpoints } from '#src/contract/endpoints/operate-reports.ts'
import { casePage, type CaseState } from '#src/contract/operate/reports.ts'
import { unknownOrganisation } from '../../policies/find-shown.ts'
import { ownLease, presentLease } from '../../present/lease.ts'
import { presentCase } from '../../present/report-case.ts'
import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { timedPlace, readPlace, writePlace } from './place.ts'
import { refuseLeased } from './leased-problem.ts'

const { reportQueue, reportCase, appealCase, takeReportLease, endReportLease } =
  operateReportEndpoints

/** Reports and appeals that wait for somebody of support, or are closed (OPR-3, OPR-7). */
export function caseRoutes({ router, store, catalogue }: RouteDependencies): void {
  router.operators(reportQueue, async ({ user, scope, query }) => {
    const { after, reason } = query
    const state: CaseState = query.state ?? 'open'
    const view = { operatorId: user.id, scope, state, reason, now: Date.now() }
    const place = after === undefined ? undefined : readPlace(after, timedPlace)
    const [{ rows, next }, total] = await Promise.all([
      store.reports.list(view, { limit: casePage, after: place }),
      store.reports.count(view),
    ])
    return {
      results: rows.map(({ organisationId: _, lease, ...row }) => ({
        ...row,
        lease: presentLease(lease, user.id),
      })),
      next: next && writePlace(next),
      total,
    }
  })

  /** @throws ProblemError 404 where there is no such case */
  async function factsOf(kind: 'report' | 'appeal', id: string, organisation: OrganisationKey) {
    const key = { organisationId: organisation.id, id }
    const [found, record, context, people] = await Promise.all([
      store.reports[kind](key),
      store.organisations.read(organisation.id),
      store.reports.context(key, Date.now()),
      store.members.people(organisation.id),
    ])
    if (!record) throw unknownOrganisation()
    if (!found) throw problem(404, 'problems.unknown-report', { field: 'id' })
    return { kind, found, record, context, hasOwners: ownersAmong(people).length > 0 }
  }

  router.operator(
    reportCase,
    ({ params }) => params.slug,
    async ({ params: { id }, user, organisation, language }) => {
      const facts = await factsOf('report', id, organisation)
      return { data: presentCase(catalogue.in(language()), facts, user.id) }
    },
  )

  router.operator(
    appealCase,
    ({ params }) => params.slug,
    async ({ params: { id }, user, organisation, language }) => {
      const facts = await factsOf('appeal', id, organisation)
      return { data: presentCase(catalogue.in(language()), facts, user.id) }
    },
  )

  router.operator(
    takeReportLease,
    ({ params }) => params.slug,
    async ({ user, organisation }) => {
      const until = await store.reports
        .lease(organisation.id, user.id, Date.now())
        .catch(refuseLeased)
      return { data: ownLease(user, until) }
    },
  )

  router.operator(
    endReportLease,
    ({ params }) => params.slug,
    async ({ user, organisation }) => {
      await store.reports.endLease(organisation.id, user.id)
      return undefined
    },
  )
}
