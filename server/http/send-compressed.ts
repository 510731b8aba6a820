import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsCoding, type Coding } from './accepts-coding.ts'
import { brotliOptions } from './brotli-options.ts'
import { contentTag, isNotModified } from './entity-tag.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** On another thread, so that no other request waits for it. */
const compress: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  // A higher quality takes several times as long, for a few per cent.
  br: (body) => brotliAsync(body, brotliOptions(4, body.length)),
  gzip: (body) => gzipAsync(body),
}

/**
 * Sends a text that is written for each caller anew: compressed with brotli, or with gzip, which is all
 * that many crawlers know, or as it is; 304 without a body to a caller who has it already.
 * @param reply with its type and how long caches may hold it; its `vary` must name `accept-encoding`
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text)
  const tag = contentTag(body)
  reply.header('etag', tag)
  if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const coding = (['br', 'gzip'] as const).find((one) => acceptsCoding(request, one))
  if (!coding) return reply.send(body)
  return reply.header('content-encoding', coding).send(await compress[coding](body))
}
