import type { FastifyInstance, FastifyReply } from 'fastify'
import { afterSharing, sharedFiles } from '../../src/contract/shared-files.ts'

/**
 * Answers what other apps share when no service worker is in charge: the files cannot be stored, so the
 * page that opens says so. It answers before the body is read, whatever its type and size.
 */
export function registerShareTarget(app: FastifyInstance): void {
  const onRequest = async (_request: unknown, reply: FastifyReply) =>
    reply.redirect(afterSharing('lost'), 303)
  app.post(sharedFiles.path, { onRequest }, async (_request, reply) => reply)
}
