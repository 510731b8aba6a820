import { requestCountEndpoints } from '#src/contract/endpoints/request-counts.ts'
import { supplierRequestEndpoints } from '#src/contract/endpoints/supplier-requests.ts'
import type { Language } from '#src/i18n/languages.ts'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { takeIn } from '../../evidence/take-in.ts'
import { presentReceivedRequest } from '../../present/request.ts'
import { requestNames } from '../../present/request-names.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import { sendStoredFile, unknownFile } from '../send-stored-file.ts'

/** What buyers ask a supplier for, and what it answers (DSC-6). */
export function receivedRequestRoutes(dependencies: RouteDependencies): void {
  const { config, router, store, catalogue } = dependencies
  const { receivedRequests, requestFiles } = store
  const files = createEvidenceFiles(config.dataDir)
  const occasionOf = createOccasions(dependencies)
  const namesIn = (language: Language) => requestNames(catalogue, language)
  const slugOf = ({ params }: { params: { slug: string } }) => params.slug

  router.member(requestCountEndpoints.requestCounts, slugOf, async ({ organisation }) => ({
    data: await receivedRequests.counts(organisation.id),
  }))
  router.member(
    supplierRequestEndpoints.receivedRequests,
    slugOf,
    async ({ organisation, query, language }) => {
      const names = namesIn(language())
      const { requests, next } = await receivedRequests.page(organisation.id, query.after)
      return { results: requests.map((one) => presentReceivedRequest(one, names)), next }
    },
  )
  router.member(
    supplierRequestEndpoints.answerRequest,
    slugOf,
    async ({ organisation, user, params, body, language, request }) => {
      const { version, answers } = body
      const seen = { id: params.id, version }
      const occasion = await occasionOf(request)
      const now = await receivedRequests.answer(organisation, user.id, seen, answers, occasion)
      return { data: presentReceivedRequest(now, namesIn(language())) }
    },
  )
  router.member(
    supplierRequestEndpoints.declineBeyond,
    slugOf,
    async ({ organisation, user, params, body, language, request }) => {
      const seen = { id: params.id, version: body.version }
      const occasion = await occasionOf(request)
      const now = await receivedRequests.declineBeyond(organisation, user.id, seen, occasion)
      return { data: presentReceivedRequest(now, namesIn(language())) }
    },
  )
  router.member(
    supplierRequestEndpoints.shareFile,
    slugOf,
    async ({ organisation, user, params, query, bytes }) => {
      const to = { request: params.id, item: params.item, by: user.id }
      const file = { name: query.name, content: bytes }
      return {
        data: await takeIn(files, file, (taken, putInPlace) =>
          requestFiles.add(organisation, to, taken, putInPlace),
        ),
      }
    },
  )
  router.member(
    supplierRequestEndpoints.shareEvidence,
    slugOf,
    async ({ organisation, user, params, body }) => {
      const to = { request: params.id, item: params.item, by: user.id }
      const shared = await requestFiles.addEvidence(organisation, to, body.evidence)
      if (!shared) throw unknownFile()
      return { data: shared }
    },
  )
  router.member(
    supplierRequestEndpoints.ownSharedFile,
    slugOf,
    async ({ organisation, params, request, reply }) => {
      const file = await requestFiles.ofSupplier(organisation.id, params.id)
      if (!file) throw unknownFile()
      return sendStoredFile(files, file, request, reply)
    },
  )
  router.member(
    supplierRequestEndpoints.unshareFile,
    slugOf,
    async ({ organisation, user, params }) => {
      const sha256 = await requestFiles.remove(organisation, user.id, params.id)
      if (sha256 === undefined) throw unknownFile()
      await store.evidence.whenUnused(sha256, () => files.remove(sha256))
      return undefined
    },
  )
  router.member(
    supplierRequestEndpoints.refuseBuyer,
    slugOf,
    async ({ organisation, user, params, body, language }) => {
      const { isRefused } = body
      const now = await receivedRequests.refuse(organisation, user.id, params.id, isRefused)
      return { data: presentReceivedRequest(now, namesIn(language())) }
    },
  )
}
