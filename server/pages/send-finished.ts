import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsCoding } from '../http/accepts-coding.ts'
import { isNotModified } from '../http/entity-tag.ts'
import { vary } from '../http/vary.ts'
import type { Page } from './html-cache.ts'

/**
 * Sends finished bytes, compressed where that is understood, or 304 to a caller who has them.
 * @param reply with its type and how long caches may hold it
 */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<void> {
  vary(reply, 'accept-encoding').code(page.status).header('etag', page.tag)
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.tag)) {
    await reply.code(304).send()
    return
  }
  const brotli = acceptsCoding(request, 'br')
  if (brotli) reply.header('content-encoding', 'br')
  await reply.send(brotli ? page.brotli : page.html)
}
