import { buyerRequestEndpoints } from '#src/contract/endpoints/buyer-requests.ts'
import type { Language } from '#src/i18n/languages.ts'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { findShown } from '../../policies/find-shown.ts'
import { checkRequest } from '../../policies/request-answers.ts'
import { presentSentRequest } from '../../present/request.ts'
import { problem } from '../../texts/problem.ts'
import { requestNames } from '../../present/request-names.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import { sendStoredFile, unknownFile } from '../send-stored-file.ts'

/** What a buyer asks suppliers for (DSC-6). */
export function sentRequestRoutes(dependencies: RouteDependencies): void {
  const { config, router, store, catalogue } = dependencies
  const files = createEvidenceFiles(config.dataDir)
  const occasionOf = createOccasions(dependencies)
  const namesIn = (language: Language) => requestNames(catalogue, language)

  router.buyer(buyerRequestEndpoints.sentRequests, async ({ buyer, query, language }) => {
    const names = namesIn(language())
    const { requests, next } = await store.sentRequests.page(buyer.id, query.after)
    return { results: requests.map((one) => presentSentRequest(one, names)), next }
  })
  router.buyer(
    buyerRequestEndpoints.sendRequest,
    async ({ buyer, user, body, language, request }) => {
      const { supplier, ...content } = body
      checkRequest(body, Date.now())
      const names = namesIn(language())
      for (const [at, { kind, value }] of body.items.entries())
        if (kind === 'credential' && !names.hasCredential(value))
          throw problem(422, 'problems.unknown-id.entry', {
            ...{ field: `items.${at}.value`, params: { list: 'items', id: value } },
          })
      const { id } = await findShown(store, supplier)
      const occasion = await occasionOf(request)
      const sent = await store.sentRequests.send(buyer, user.id, id, content, occasion)
      return { data: presentSentRequest(sent, names) }
    },
  )
  router.buyer(
    buyerRequestEndpoints.withdrawRequest,
    async ({ buyer, user, params, body, language }) => {
      const seen = { id: params.id, version: body.version }
      const withdrawn = await store.sentRequests.withdraw(buyer, user.id, seen)
      return { data: presentSentRequest(withdrawn, namesIn(language())) }
    },
  )
  router.buyer(buyerRequestEndpoints.sharedFile, async ({ buyer, params, request, reply }) => {
    const file = await store.requestFiles.ofBuyer(buyer.id, params.id)
    if (!file) throw unknownFile()
    return sendStoredFile(files, file, request, reply)
  })
}
