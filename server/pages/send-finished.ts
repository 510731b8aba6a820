import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsCoding } from '../http/accepts-coding.ts'
import { isNotModified } from '../http/entity-tag.ts'
import { vary } from '../http/vary.ts'
import type { Page } from './rendering/page-renderer.ts'

const decompress = promisify(brotliDecompress)
const gzipped = promisify(gzip)

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
  if (acceptsCoding(request, 'br')) {
    await reply.header('content-encoding', 'br').send(page.brotli)
    return
  }
  // Few callers know no brotli; among them are crawlers that know gzip.
  const html = await decompress(page.brotli)
  if (acceptsCoding(request, 'gzip')) {
    await reply.header('content-encoding', 'gzip').send(await gzipped(html))
    return
  }
  await reply.send(html)
}
