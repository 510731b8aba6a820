import { evidenceEndpoints } from '#src/contract/endpoints/evidence.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { addEvidence, removeEvidence } from '../../evidence/manage-evidence.ts'
import { attachment } from '../../http/attachment.ts'
import { presentEvidence } from '../../present/evidence.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { problem } from '../../texts/problem.ts'

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
      const upload = {
        organisationId: organisation.id,
        userId: user.id,
        credentialId: params.credentialId,
        name: query.name,
        content: bytes,
      }
      return { data: presentEvidence(await addEvidence(parts, upload)) }
    },
  )

  router.member(
    evidenceEndpoints.evidenceFile,
    ({ params }) => params.slug,
    async ({ organisation, params, request, reply }) => {
      const evidence = await store.evidence.find(organisation.id, params.id)
      if (!evidence) throw unknownFile()
      const file = await parts.files.open(evidence.sha256)
      if (!file) {
        request.log.error({ evidence: evidence.id }, 'the file of a piece of evidence is missing')
        throw lostFile()
      }
      const { size } = await file.stat()
      reply.headers({
        'content-disposition': attachment(presentEvidence(evidence).name),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': size,
      })
      return reply.type(evidence.type).send(file.createReadStream())
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

function unknownFile(): ProblemError {
  return problem(404, 'problems.unknown-evidence', { field: 'id' })
}

function lostFile(): ProblemError {
  return problem(410, 'problems.lost-evidence', { field: 'id' })
}
