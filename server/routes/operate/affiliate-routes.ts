import { operateAffiliateEndpoints } from '#src/contract/endpoints/operate-affiliates.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { recordDesk } from './record-desk.ts'

const { createAffiliate, changeAffiliate, removeAffiliate } = operateAffiliateEndpoints
const { operatedAffiliate, operatedAffiliates } = operateAffiliateEndpoints

/** Affiliates, as editors of their brands work on them (OPR-5). */
export function operatedAffiliateRoutes({ router, store }: RouteDependencies): void {
  const desk = recordDesk({
    ...{ store, edits: store.affiliateEdits, mayBeShared: false },
    ...{ brandField: 'content.brandId', idField: 'content.slug' },
    brandOf: ({ brandId }) => brandId,
  })
  router.operators(operatedAffiliates, ({ scope }) => desk.list(scope))
  router.operators(operatedAffiliate, async ({ scope, params }) => ({
    data: await desk.find(scope, params.id),
  }))
  router.operators(createAffiliate, async (call) => ({
    data: await desk.create(call, call.body.content),
  }))
  router.operators(changeAffiliate, async (call) => ({
    data: await desk.change(call, call.params.id, call.body.version, call.body.content),
  }))
  router.operators(removeAffiliate, async (call) => {
    await desk.remove(call, call.params.id, call.params.version)
    return undefined
  })
}
