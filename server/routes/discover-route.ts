import { discoverEndpoints } from '#src/contract/endpoints/discover.ts'
import { descriptionLanguages } from '#src/contract/profile/descriptions.ts'
import { requestHost } from '../http/request-origin.ts'
import { textLanguage } from '../http/request-language.ts'
import { isInProcess } from '../http/in-process.ts'
import { cachePolicies, prepareJson, sendPublic } from '../http/json-answer.ts'
import { sendPrepared } from '../http/prepared-answer.ts'
import { createFinder } from '../search/find-suppliers.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Finding suppliers by what they are and hold (DSC-1). */
export function discoverRoute(
  { router, store, catalogue }: RouteDependencies,
  search: SearchIndex,
): void {
  const find = createFinder({ index: search, cards: store.supplierCards, catalogue })

  router.open(discoverEndpoints.searchSuppliers, async ({ query, language, request, reply }) => {
    const brand = await store.brands.forHost(requestHost(request))
    const answer = await find(query, {
      language: language(),
      reader: textLanguage(request, descriptionLanguages),
      only: brand.searchConstraints,
      now: Date.now(),
    })
    // Words are not kept: without knowing who asks, nobody can tell how many people have asked for them.
    if (query.q && !query.after && !isInProcess(request))
      store.numbers.countSearch(brand.id, answer.total > 0, Date.now())
    if (isInProcess(request)) return sendPublic(request, reply, answer, 'revalidated')
    reply.header('cache-control', cachePolicies.revalidated)
    return sendPrepared(request, reply, await prepareJson(answer, 4))
  })
}
