import { operateOfferEndpoints } from '#src/contract/endpoints/operate-offers.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { recordDesk } from './record-desk.ts'

const { createOffer, changeOffer, moveOffer, removeOffer } = operateOfferEndpoints
const { operatedOffer, operatedOffers } = operateOfferEndpoints

/** Offers of partners, as editors of their brands work on them (OPR-5). */
export function offerRoutes({ router, store }: RouteDependencies): void {
  const desk = recordDesk({
    ...{ store, edits: store.offerEdits, brandField: 'content.brandId' },
    brandOf: ({ brandId }) => brandId,
  })
  router.operators(operatedOffers, ({ scope }) => desk.list(scope))
  router.operators(operatedOffer, async ({ scope, params }) => ({
    data: await desk.find(scope, params.id),
  }))
  router.operators(createOffer, async (call) => ({
    data: await desk.create(call, call.body.content, call.body.after),
  }))
  router.operators(changeOffer, async (call) => ({
    data: await desk.change(call, call.params.id, call.body.version, call.body.content),
  }))
  router.operators(removeOffer, async (call) => {
    await desk.remove(call, call.params.id, call.params.version)
    return undefined
  })
  router.operators(moveOffer, (call) => desk.move(call, call.params.id, call.body.after))
}
