import { operateBenefitEndpoints } from '#src/contract/endpoints/operate-benefits.ts'
import {
  benefitClaimPage,
  type ClaimedBenefit,
  mostBenefitClaimRows,
} from '#src/contract/operate/benefit-claims.ts'
import {
  benefitClaimCells,
  benefitClaimHeadings,
  presentBenefitClaim,
} from '../../present/benefit-claim.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { readPlace, timedPlace, writePlace } from './place.ts'
import { csvOf, sendCsv } from './send-csv.ts'

const { benefitClaims, benefitClaimsFile, passOnBenefitClaim, reopenBenefitClaim } =
  operateBenefitEndpoints

/** Claims on benefits, and whether the partner was told of them (OPR-3). */
export function benefitClaimRoutes({ router, store }: RouteDependencies): void {
  router.operators(benefitClaims, async ({ user, scope, query: { after, ...wanted } }) => {
    const { rows, next } = await store.benefitClaims.list(
      { ...wanted, operator: { id: user.id, scope } },
      {
        limit: benefitClaimPage,
        after: after === undefined ? undefined : readPlace(after, timedPlace),
      },
    )
    return { results: rows.map(presentBenefitClaim), next: next && writePlace(next) }
  })

  router.operators(benefitClaimsFile, async ({ user, scope, query, reply }) => {
    const view = { ...query, operator: { id: user.id, scope } }
    const rows = csvOf({
      headings: benefitClaimHeadings,
      most: mostBenefitClaimRows,
      page: (wanted) => store.benefitClaims.list(view, wanted),
      cells: (claim) => benefitClaimCells(presentBenefitClaim(claim)),
    })
    return sendCsv(reply, `credence-claims-${query.state}`, rows)
  })

  const note =
    (isPassedOn: boolean) =>
    async ({
      params: { benefit },
      organisation,
      user,
    }: {
      params: { benefit: ClaimedBenefit }
      organisation: { id: string; slug: string }
      user: { email: string }
    }) => {
      const claim = await store.benefitClaims.passOn({
        ...{ organisation, benefit, isPassedOn, actor: user.email },
      })
      if (!claim) throw problem(404, 'problems.no-such-claim')
      return { data: presentBenefitClaim(claim) }
    }
  router.operator(passOnBenefitClaim, ({ params }) => params.slug, note(true))
  router.operator(reopenBenefitClaim, ({ params }) => params.slug, note(false))
}
