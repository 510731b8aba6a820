import { buyerVendorEndpoints } from '#src/contract/endpoints/buyer-vendors.ts'
import type { Language } from '#src/i18n/languages.ts'
import { requireMapping } from '../../policies/list-mapping.ts'
import { presentList, presentListDetails } from '../../present/vendor-list.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { vendorRowRoutes } from './vendor-row-routes.ts'

/** Lists of vendors that buyers have checked against the directory (DSC-5). */
export function vendorListRoutes(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const { vendorLists } = store
  vendorRowRoutes(dependencies)
  async function details(buyerId: string, id: string, language: () => Language) {
    const list = await vendorLists.find(buyerId, id)
    const ahead = await vendorLists.ahead(list)
    return { data: presentListDetails(list, ahead, catalogue.in(language())) }
  }

  router.buyer(buyerVendorEndpoints.vendorLists, async ({ buyer }) => ({
    results: (await vendorLists.list(buyer.id)).map(presentList),
  }))
  router.buyer(
    buyerVendorEndpoints.uploadVendorList,
    async ({ buyer, user, query, bytes, language }) => {
      if (bytes.length === 0) throw problem(422, 'problems.invalid.empty-file', { field: 'body' })
      const id = await vendorLists.add(buyer, user, { name: query.name, content: bytes })
      return details(buyer.id, id, language)
    },
  )
  router.buyer(buyerVendorEndpoints.vendorList, async ({ buyer, params, language }) =>
    details(buyer.id, params.id, language),
  )
  router.buyer(
    buyerVendorEndpoints.startVendorList,
    async ({ buyer, user, params, body, language }) => {
      requireMapping(body.columns, (typeId) => catalogue.identifierTypeById(typeId) !== undefined)
      await vendorLists.start(buyer, user.id, params.id, body.columns)
      return details(buyer.id, params.id, language)
    },
  )
  router.buyer(buyerVendorEndpoints.cancelVendorList, async ({ buyer, user, params, language }) => {
    await vendorLists.cancel(buyer, user.id, params.id)
    return details(buyer.id, params.id, language)
  })
  router.buyer(buyerVendorEndpoints.removeVendorList, async ({ buyer, user, params }) => {
    await vendorLists.remove(buyer, user.id, params.id)
    return undefined
  })
}
