import { historyEndpoints } from '#src/contract/endpoints/history.ts'
import { sendPublic } from '../../http/json-answer.ts'
import { requestHost } from '../../http/request-origin.ts'
import { findShown } from '../../policies/find-shown.ts'
import { presentHistory } from '../../present/profile-history.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** What happened to a profile, for anybody (TRU-4). */
export function historyRoute({ router, store, catalogue }: RouteDependencies): void {
  router.open(historyEndpoints.profileHistory, async ({ params, language, request, reply }) => {
    const found = await findShown(store, params.slug)
    // As of the profile itself.
    if (await store.brands.isForConsumers(requestHost(request)))
      reply.removeHeader('access-control-allow-origin')
    const history = await store.history.of(found)
    const data = presentHistory(catalogue.in(language()), found, history)
    return sendPublic(request, reply, { data }, 'revalidated')
  })
}
