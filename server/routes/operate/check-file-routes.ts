import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import { mostUnusedCheckFiles } from '#src/contract/operate/check-file.ts'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { takeIn } from '../../evidence/take-in.ts'
import { TooManyCheckFiles } from '../../store/verification/check-files.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { sendStoredFile, unknownFile } from '../send-stored-file.ts'

/** Pictures and PDFs of what verifiers have seen in registers (OPR-2); suppliers and buyers never get them. */
export function checkFileRoutes({ config, router, store }: RouteDependencies): void {
  const files = createEvidenceFiles(config.dataDir)

  router.operator(
    operateEndpoints.uploadCheckFile,
    ({ params }) => params.slug,
    async ({ user, organisation, query, bytes }) => {
      const of = { organisationId: organisation.id, userId: user.id }
      const added = await takeIn(files, { name: query.name, content: bytes }, (file, putInPlace) =>
        store.verification.addFile({ ...file, ...of }, putInPlace),
      ).catch((error: unknown) => {
        if (!(error instanceof TooManyCheckFiles)) throw error
        const params = { most: mostUnusedCheckFiles }
        throw problem(422, 'problems.too-many-files.unused', { field: 'body', params })
      })
      return { data: added }
    },
  )

  router.operator(
    operateEndpoints.checkFile,
    ({ params }) => params.slug,
    async ({ organisation, params, request, reply }) => {
      const file = await store.verification.file(organisation.id, params.id)
      if (!file) throw unknownFile()
      return sendStoredFile(files, file, request, reply)
    },
  )
}
