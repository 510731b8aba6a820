import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { requestHost } from '../http/request-origin.ts'
import { substitutes, textIn } from '../texts/operator-text.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** What the operator writes for a brand (LND-6). */
export function contentRoute({ router, store }: RouteDependencies): void {
  router.open(outreachEndpoints.content, async ({ params, request, reply, language }) => {
    const brand = await store.brands.byHost(requestHost(request))
    const stored = await store.contents.find(params.key, brand?.id ?? null)
    if (!stored) {
      throw problem(404, 'problems.unknown-content')
    }
    vary(reply, 'host')
    const { title, html, ...rest } = stored
    const data = {
      ...rest,
      title: textIn(language(), title),
      html: textIn(language(), html),
      ...substitutes(language(), { title, html }),
    }
    return sendPublic(request, reply, { data }, 'brand')
  })
}
