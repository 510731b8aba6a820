import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsCoding } from './accepts-coding.ts'
import { brotliOptions } from './brotli-options.ts'
import { contentTag, isNotModified } from './entity-tag.ts'
import { vary } from './vary.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const compressQuickly = promisify(gzip)

/** Public data ready to be sent, any number of times: as the bytes that travel, once. */
export type PreparedAnswer = {
  type: string
  bytes: Buffer
  /** Whether the bytes are compressed with brotli; pictures such as PNG are not. */
  isCompressed: boolean
  tag: string
}

/**
 * Tags and compresses a text once.
 * @param quality of brotli: 5 takes a thread a millisecond for a profile
 */
export async function prepareText(
  type: string,
  text: string | Buffer,
  quality: number,
): Promise<PreparedAnswer> {
  const plain = Buffer.from(text)
  const bytes = await compress(plain, brotliOptions(quality, plain.length))
  return { type, bytes: exact(bytes), isCompressed: true, tag: contentTag(plain) }
}

/**
 * A copy that holds no more memory than its bytes: a small buffer of Node lies in a pool of 64 kB, and what
 * its compressors give in pieces of 64 kB, which a cache would keep whole
 * (https://nodejs.org/api/buffer.html#static-method-bufferallocunsafeslowsize).
 */
export function exact(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/** Tags bytes that are compressed by their nature. */
export function preparePicture(type: string, bytes: Buffer): PreparedAnswer {
  return { type, bytes: exact(bytes), isCompressed: false, tag: contentTag(bytes) }
}

/**
 * Sends public data as it is cached, or 304 where the caller has it already. Browsers know brotli; for
 * the few callers who do not, it is compressed with gzip, or not at all, on another thread.
 * @param reply with its status and how long caches may hold it
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, isCompressed, tag }: PreparedAnswer,
): Promise<FastifyReply> {
  if (isCompressed) vary(reply, 'accept-encoding')
  reply.header('etag', tag)
  if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], tag)) {
    return reply.code(304).send()
  }
  reply.type(type)
  if (!isCompressed) return reply.send(bytes)
  if (acceptsCoding(request, 'br')) return reply.header('content-encoding', 'br').send(bytes)
  const plain = await decompress(bytes)
  if (!acceptsCoding(request, 'gzip')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(await compressQuickly(plain))
}
