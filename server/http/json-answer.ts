import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentTag, isNotModified } from './entity-tag.ts'

const compress = promisify(brotliCompress)
const jsonType = 'application/json; charset=utf-8'

/** How long shared caches may keep an answer: reference data changes with a release, profiles at any time. */
export const cachePolicies = {
  reference: 'public, max-age=300, stale-while-revalidate=86400',
  brand: 'public, max-age=60',
  revalidated: 'public, no-cache',
} as const

/** Public data ready to be sent, any number of times. */
export type PreparedAnswer = { body: string; tag: string }

export function prepareAnswer(value: unknown): PreparedAnswer {
  const body = JSON.stringify(value)
  return { body, tag: contentTag(body) }
}

/** Sends public data, or 304 where the caller has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: PreparedAnswer,
  policy: keyof typeof cachePolicies,
): FastifyReply {
  if (isKnown(request, reply, tag, policy)) return reply.code(304).send()
  return reply.type(jsonType).send(body)
}

/** Prepares public data and sends it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  policy: keyof typeof cachePolicies,
): FastifyReply {
  return sendPrepared(request, reply, prepareAnswer(value), policy)
}

/**
 * An answer that stays the same while the server runs: written, tagged and compressed once,
 * when it is first asked for.
 */
export function createFixedAnswer(
  value: () => unknown,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let prepared: Promise<{ plain: Buffer; brotli: Buffer; tag: string }> | undefined
  return async (request, reply) => {
    const { plain, brotli, tag } = await (prepared ??= prepare(value()))
    reply.header('vary', 'accept-encoding')
    if (isKnown(request, reply, tag, 'reference')) return reply.code(304).send()
    reply.type(jsonType)
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
    return reply.header('content-encoding', 'br').send(brotli)
  }
}

async function prepare(value: unknown) {
  const plain = Buffer.from(JSON.stringify(value))
  const brotli = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  return { plain, brotli, tag: contentTag(plain) }
}

function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  policy: keyof typeof cachePolicies,
): boolean {
  reply.header('etag', tag).header('cache-control', cachePolicies[policy])
  return isNotModified(request.headers['if-none-match'], tag)
}
