import { operateReportEndpoints } from '#src/contract/endpoints/operate-reports.ts'
import { isSuspension } from '#src/contract/operate/reports.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import type { SignedInUser } from '../../identity/identity.ts'
import { requireStepUp } from '../../policies/operator.ts'
import { NoOpenAppeal, OwnSuspension } from '../../store/reports/appeals.ts'
import { ReportClosed } from '../../store/reports/decide-report.ts'
import { Leased } from '../../store/verification/leases.ts'
import { problem } from '../../texts/problem.ts'
import { refusedDecision } from '../decision-problems.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import { leasedProblem } from './leased-problem.ts'

const { decideReport, decideAppeal, endSuspension } = operateReportEndpoints

/** What operators decide on reports and appeals (OPR-7). */
export function caseDecisionRoutes(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const occasionOf = createOccasions(dependencies)
  const derive = deriveAttributesWith(catalogue)
  const deciderOf = ({ id, email }: SignedInUser) => ({ id, actor: email })

  router.operator(
    decideReport,
    ({ params }) => params.slug,
    async ({ params: { id: reportId }, body: decision, user, organisation, request }) => {
      if (isSuspension(decision.outcome)) requireStepUp(user)
      const occasion = await occasionOf(request)
      const decided = { organisation, reportId, decision, by: deciderOf(user), occasion, derive }
      await store.reports.decide(decided, Date.now()).catch(refuse)
      return undefined
    },
  )

  router.operator(
    decideAppeal,
    ({ params }) => params.slug,
    async ({ params: { id }, body: decision, user, organisation, request }) => {
      if (decision.outcome === 'lifted') requireStepUp(user)
      const occasion = await occasionOf(request)
      const decided = { organisation, id, decision, by: deciderOf(user), occasion, derive }
      await store.reports.decideAppeal(decided, Date.now()).catch(refuse)
      return undefined
    },
  )

  router.operator(
    endSuspension,
    ({ params }) => params.slug,
    async ({ params: { id }, user, organisation, request }) => {
      requireStepUp(user)
      const occasion = await occasionOf(request)
      const ended = { organisation, id, by: deciderOf(user), occasion, derive }
      if (!(await store.reports.endSuspension(ended).catch(refuse)))
        throw problem(409, 'problems.report-closed')
      return undefined
    },
  )
}

/** @throws ProblemError for what the store refuses, else what it threw */
function refuse(error: unknown): never {
  if (error instanceof ReportClosed || error instanceof NoOpenAppeal)
    throw problem(409, 'problems.report-closed')
  if (error instanceof OwnSuspension) throw problem(403, 'problems.own-suspension')
  throw error instanceof Leased ? leasedProblem(error) : refusedDecision(error)
}
