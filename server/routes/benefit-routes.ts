import type { InvoiceFinanceResult } from '#src/contract/benefit-claim.ts'
import { benefitEndpoints } from '#src/contract/endpoints/benefits.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { requestHost } from '../http/request-origin.ts'
import { invoiceFinanceRefusal } from '../policies/invoice-finance.ts'
import { presentFifoState } from '../present/fifo-state.ts'
import { offerIn } from '#src/contract/operate/offer-input.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** Offers of partners, and the claims on them (BEN-1 to BEN-3, FIN-1). */
export function benefitRoutes(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const { offers, fifoState, claimFifo, invoiceFinanceState, claimInvoiceFinance } =
    benefitEndpoints

  router.open(offers, async ({ request, reply, language }) => {
    const brand = await store.brands.forHost(requestHost(request))
    vary(reply, 'host')
    const tag = language()
    const shown = await store.offers.ofBrand(brand.id)
    const inLanguage = shown.map((offer) => offerIn(tag, offer))
    return sendPublic(request, reply, inLanguage, 'brand')
  })

  router.member(
    fifoState,
    ({ params }) => params.slug,
    async ({ organisation }) => {
      const claim = await store.benefitClaims.find(organisation.id, 'fifo')
      return { data: presentFifoState(claim) }
    },
  )

  router.member(
    claimFifo,
    ({ params }) => params.slug,
    async ({ organisation, user, body, request }) => {
      const earlier = await store.benefitClaims.find(organisation.id, 'fifo')
      if (earlier) return { data: presentFifoState(earlier) }
      const host = requestHost(request)
      const brand = await store.brands.forHost(host)
      const offer = (await store.offers.ofBrand(brand.id)).find((one) => one.isFifo)
      if (!offer) throw noSuchBenefit()
      const { claim } = await store.benefitClaims.claim({
        organisationId: organisation.id,
        userId: user.id,
        benefit: 'fifo',
        phoneNumber: body.phoneNumber,
        link: offer.callToActionLink,
        host,
      })
      return { data: presentFifoState(claim) }
    },
  )

  router.member(
    invoiceFinanceState,
    ({ params }) => params.id,
    async ({ organisation }) => {
      const claim = await store.benefitClaims.find(organisation.id, 'butn')
      return { data: { hasClaimed: claim !== undefined } }
    },
  )

  router.member(
    claimInvoiceFinance,
    ({ body }) => body.orgSlug,
    async ({ organisation, user, body, request }) => {
      const record = await store.organisations.read(organisation.id)
      const refusal = invoiceFinanceRefusal(record?.credentials ?? [])
      if (refusal) throw refusal
      const { phoneNumber, identifiers } = body
      const { isNew } = await store.benefitClaims.claim({
        ...{ benefit: 'butn', phoneNumber, identifiers, host: requestHost(request) },
        organisationId: organisation.id,
        userId: user.id,
      })
      const status: InvoiceFinanceResult = isNew ? 'complete' : 'already-claimed'
      return { data: { status } }
    },
  )
}

function noSuchBenefit(): ProblemError {
  return problem(404, 'problems.no-such-benefit')
}
