import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemError } from '#src/contract/problem.ts'
import type { EvidenceFiles } from '../evidence/evidence-files.ts'
import type { TakenIn } from '../evidence/take-in.ts'
import { attachment } from '../http/attachment.ts'
import { problem } from '../texts/problem.ts'

/**
 * Answers with the content of a file that somebody has uploaded: as a download, in which nothing runs.
 * @throws ProblemError 410 where its content is not in the folder
 */
export async function sendStoredFile(
  files: EvidenceFiles,
  { id, name, type, sha256 }: Pick<TakenIn, 'name' | 'type' | 'sha256'> & { id: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.open(sha256)
  if (!file) {
    request.log.error({ evidence: id }, 'the file of a piece of evidence is missing')
    throw problem(410, 'problems.lost-evidence', { field: 'id' })
  }
  const { size } = await file.stat()
  reply.headers({
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': size,
  })
  return reply.type(type).send(file.createReadStream())
}

/** 404: nobody has uploaded such a file. */
export function unknownFile(): ProblemError {
  return problem(404, 'problems.unknown-evidence', { field: 'id' })
}
