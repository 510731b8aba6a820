import { operateOfferEndpoints } from '#src/contract/endpoints/operate-offers.ts'
import { isWithin, type OperatorScope } from '../../policies/operator.ts'
import { type ListedOffer, OfferChanged } from '../../store/offer-edits.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'

const { createOffer, changeOffer, moveOffer, removeOffer } = operateOfferEndpoints
const { operatedOffer, operatedOffers } = operateOfferEndpoints

/** Offers of partners, as editors of their brands work on them (OPR-5). */
export function offerRoutes({ router, store }: RouteDependencies): void {
  const listFor = async (scope: OperatorScope) => {
    const [all, brands] = await Promise.all([store.offerEdits.list(), store.brands.all()])
    return {
      results: all.filter(isShownTo(scope)).map(presentFor(scope)),
      brands: brands.filter(({ id }) => isWithin(scope, id)).map(({ id, name }) => ({ id, name })),
      mayShare: scope === 'all',
    }
  }
  /** @throws ProblemError 404 where there is none that this editor sees */
  const find = async (scope: OperatorScope, id: string): Promise<ListedOffer> => {
    const found = (await store.offerEdits.list()).find(({ offer }) => offer.id === id)
    if (!found || !isShownTo(scope)(found)) throw problem(404, 'problems.unknown-offer')
    return found
  }
  const answerFor = async (scope: OperatorScope, id: string) => ({
    data: presentFor(scope)(await find(scope, id)),
  })

  router.operators(operatedOffers, ({ scope }) => listFor(scope))

  router.operators(operatedOffer, ({ scope, params }) => answerFor(scope, params.id))

  router.operators(createOffer, async ({ scope, user, body: { offer, after } }) => {
    requireOfferBrand(scope, offer.brandId)
    await store.offerEdits
      .save({ offer, after, version: null, actor: user.email })
      .catch(refusedOffer('exists'))
    return answerFor(scope, offer.id)
  })

  router.operators(changeOffer, async ({ scope, user, params: { id }, body }) => {
    const { offer, version } = body
    const before = await find(scope, id)
    requireOfferBrand(scope, before.offer.brandId)
    requireOfferBrand(scope, offer.brandId)
    if (offer.id !== id)
      throw problem(422, 'problems.invalid.unfit', {
        field: 'offer.id',
        params: { fault: 'cannot be changed' },
      })
    await store.offerEdits
      .save({ offer, version, actor: user.email })
      .catch(refusedOffer('changed'))
    return answerFor(scope, id)
  })

  router.operators(removeOffer, async ({ scope, user, params: { id, version } }) => {
    const { offer } = await find(scope, id)
    requireOfferBrand(scope, offer.brandId)
    await store.offerEdits.remove({ id, version, actor: user.email }).catch(refusedOffer('changed'))
    return undefined
  })

  router.operators(moveOffer, async ({ scope, user, params: { id }, body: { after } }) => {
    const { offer } = await find(scope, id)
    requireOfferBrand(scope, offer.brandId)
    if (after !== null) await find(scope, after)
    if (!(await store.offerEdits.move({ id, after, actor: user.email })))
      throw problem(409, 'problems.offer-changed')
    return listFor(scope)
  })
}

const isShownTo =
  (scope: OperatorScope) =>
  ({ offer: { brandId } }: ListedOffer): boolean =>
    brandId === null || isWithin(scope, brandId)

const presentFor =
  (scope: OperatorScope) =>
  ({ offer, version }: ListedOffer) => ({
    ...{ offer, version },
    mayChange: isWithin(scope, offer.brandId),
  })

/** @throws ProblemError 403 for an offer whose brand, null being every one, this editor does not look after */
function requireOfferBrand(scope: OperatorScope, brandId: string | null): void {
  if (isWithin(scope, brandId)) return
  const field = 'offer.brandId'
  throw brandId === null
    ? problem(403, 'problems.not-an-operator.shared-offer', { field })
    : problem(403, 'problems.not-an-operator', { field })
}

const refusedOffer =
  (why: 'changed' | 'exists') =>
  (error: unknown): never => {
    if (!(error instanceof OfferChanged)) throw error
    throw why === 'exists'
      ? problem(409, 'problems.offer-exists', { field: 'offer.id' })
      : problem(409, 'problems.offer-changed')
  }
