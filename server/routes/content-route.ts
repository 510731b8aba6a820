import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import { guideOf } from '../present/credential-guide.ts'
import { historyContent } from '../present/history-content.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { requestHost } from '../http/request-origin.ts'
import { substitutes, textIn } from '#src/contract/operator-text.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/**
 * What the operator writes for a brand (LND-6), and what the catalogue says of credentials where nothing is
 * written. The history of profiles comes first: nobody writes it.
 */
export function contentRoute({ router, store, catalogue }: RouteDependencies): void {
  router.open(outreachEndpoints.content, async ({ params, request, reply, language }) => {
    vary(reply, 'host')
    const past = await historyContent(store, catalogue.in(language()), params.key)
    if (past)
      return sendPublic(request, reply, { data: { key: params.key, ...past } }, 'revalidated')
    const brand = await store.brands.byHost(requestHost(request))
    const stored = await store.contents.find(params.key, brand?.id ?? null)
    if (!stored) {
      const { key } = params
      const guide = guideOf(catalogue.in(language()), key)
      if (!guide) throw problem(404, 'problems.unknown-content')
      const updatedAt = catalogue.shelf.revision() || new Date(0).toISOString()
      return sendPublic(request, reply, { data: { key, ...guide, updatedAt } }, 'brand')
    }
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
