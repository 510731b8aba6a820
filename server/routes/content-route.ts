import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { requestHost } from '../http/request-origin.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** What the operator writes for a brand (LND-6). */
export function contentRoute({ router, store }: RouteDependencies): void {
  router.open(outreachEndpoints.content, async ({ params, request, reply }) => {
    const brand = await store.brands.byHost(requestHost(request))
    const data = await store.contents.find(params.key, brand?.id ?? null)
    if (!data) {
      throw problem(404, 'problems.unknown-content')
    }
    vary(reply, 'host')
    return sendPublic(request, reply, { data }, 'brand')
  })
}
