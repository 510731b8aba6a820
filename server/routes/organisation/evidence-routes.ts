import { evidenceEndpoints } from '#src/contract/endpoints/evidence.ts'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { removeEvidence } from '../../evidence/manage-evidence.ts'
import { takeIn } from '../../evidence/take-in.ts'
import { presentEvidence } from '../../present/evidence.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { sendStoredFile, unknownFile } from '../send-stored-file.ts'

/** Files that prove credentials: members add and remove them, the operator sees them too. */
export function evidenceRoutes({ config, router, store }: RouteDependencies): void {
  const parts = { store: store.evidence, files: createEvidenceFiles(config.dataDir) }

  router.member(
    evidenceEndpoints.evidence,
    ({ params }) => params.slug,
    async ({ organisation }) => {
      const all = await store.evidence.of(organisation.id)
      return { results: all.map(presentEvidence) }
    },
  )

  router.member(
    evidenceEndpoints.uploadEvidence,
    ({ params }) => params.slug,
    async ({ user, organisation, params, query, bytes }) => {
      const of = { organisationId: organisation.id, userId: user.id }
      const evidence = await takeIn(
        parts.files,
        { name: query.name, content: bytes },
        (file, putInPlace) =>
          store.evidence.add({ ...file, ...of, credentialId: params.credentialId }, putInPlace),
      )
      return { data: presentEvidence(evidence) }
    },
  )

  router.member(
    evidenceEndpoints.evidenceFile,
    ({ params }) => params.slug,
    async ({ organisation, params, request, reply }) => {
      const evidence = await store.evidence.find(organisation.id, params.id)
      if (!evidence) throw unknownFile()
      return sendStoredFile(parts.files, presentEvidence(evidence), request, reply)
    },
  )

  router.member(
    evidenceEndpoints.removeEvidence,
    ({ params }) => params.slug,
    async ({ organisation, params }) => {
      if (!(await removeEvidence(parts, organisation.id, params.id))) throw unknownFile()
      return undefined
    },
  )
}
