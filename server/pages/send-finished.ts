import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPrepared } from '../http/prepared-answer.ts'
import type { Page } from './rendering/page-renderer.ts'

/**
 * Sends finished bytes, compressed where that is understood, or 304 to a caller who has them.
 * @param type of their content
 * @param reply with how long caches may hold it
 */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bytes, coding, tag }: Page,
  type = 'text/html; charset=utf-8',
): Promise<void> {
  await sendPrepared(request, reply.code(status), { type, bytes, coding, tag })
}
