import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsCoding, type Coding } from './accepts-coding.ts'
import { brotliOptions } from './brotli-options.ts'
import { contentTag, isNotModified } from './entity-tag.ts'
import { vary } from './vary.ts'

const compress = promisify(brotliCompress)
/** Undoes each coding, on another thread. */
export const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const
const compressQuickly = {
  br: (text: Buffer) => compress(text, brotliOptions(quick, text.length)),
  gzip: promisify(gzip),
} as const
/** Of brotli. */
const quick = 4

/** Public data ready to be sent, any number of times: as the bytes that travel, once. */
export type PreparedAnswer = {
  type: string
  bytes: Buffer
  /** How the bytes are compressed; null where they are by their nature, as those of PNG. */
  coding: Coding | null
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
  return { type, bytes: exact(bytes), coding: 'br', tag: contentTag(plain) }
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
  return { type, bytes: exact(bytes), coding: null, tag: contentTag(bytes) }
}

/**
 * Sends public data as it is cached, or 304 where the caller has it already. Browsers know brotli and
 * gzip; for the few callers who do not, it is compressed anew, or not at all, on another thread.
 * @param reply with its status and how long caches may hold it
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, coding, tag }: PreparedAnswer,
): Promise<FastifyReply> {
  if (coding) vary(reply, 'accept-encoding')
  reply.header('etag', tag)
  if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], tag)) {
    return reply.code(304).send()
  }
  reply.type(type)
  if (!coding) return reply.send(bytes)
  if (acceptsCoding(request, coding)) return reply.header('content-encoding', coding).send(bytes)
  const plain = await decompress[coding](bytes)
  const other = coding === 'br' ? 'gzip' : 'br'
  if (!acceptsCoding(request, other)) return reply.send(plain)
  return reply.header('content-encoding', other).send(await compressQuickly[other](plain))
}
