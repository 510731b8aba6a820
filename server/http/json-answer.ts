import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#src/i18n/languages.ts'
import { perLanguage } from '../texts/per-language.ts'
import { acceptsCoding } from './accepts-coding.ts'
import { contentTag, isNotModified } from './entity-tag.ts'
import { vary } from './vary.ts'

const compress = promisify(brotliCompress)
const jsonType = 'application/json; charset=utf-8'

/** How long shared caches may hold an answer: reference data changes with a release, profiles at any time. */
export const cachePolicies = {
  reference: 'public, max-age=300, stale-while-revalidate=86400',
  brand: 'public, max-age=60',
  revalidated: 'public, no-cache',
} as const

/** Public data ready to be sent, any number of times: as bytes, which cost a third of what text does. */
export type PreparedAnswer = { plain: Buffer; brotli: Buffer; tag: string }

/**
 * Writes, tags and compresses public data once.
 * @param quality of brotli: 5 takes a thread a millisecond for a profile
 */
export async function prepareAnswer(value: unknown, quality = 5): Promise<PreparedAnswer> {
  const plain = Buffer.from(JSON.stringify(value))
  const brotli = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  return { plain, brotli, tag: contentTag(plain) }
}

/** Sends public data, compressed where that is understood, or 304 where the caller has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, brotli, tag }: PreparedAnswer,
  policy: keyof typeof cachePolicies,
): FastifyReply {
  vary(reply, 'accept-encoding')
  if (isKnown(request, reply, tag, policy)) return reply.code(304).send()
  reply.type(jsonType)
  if (!acceptsCoding(request, 'br')) return reply.send(plain)
  return reply.header('content-encoding', 'br').send(brotli)
}

/** Sends public data that is written for each caller anew. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  policy: keyof typeof cachePolicies,
): FastifyReply {
  const body = JSON.stringify(value)
  if (isKnown(request, reply, contentTag(body), policy)) return reply.code(304).send()
  return reply.type(jsonType).send(body)
}

/**
 * An answer that stays the same while the server runs: written, tagged and compressed once,
 * when it is first asked for.
 */
export function createFixedAnswer(
  value: () => unknown,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let prepared: Promise<PreparedAnswer> | undefined
  return async (request, reply) =>
    sendPrepared(request, reply, await (prepared ??= prepareAnswer(value(), 9)), 'reference')
}

/** The same for an answer that is of its language. */
export function createFixedAnswers(value: (language: Language) => unknown) {
  const answerIn = perLanguage((language) => createFixedAnswer(() => value(language)))
  type Call = { request: FastifyRequest; reply: FastifyReply; language: () => Language }
  return ({ request, reply, language }: Call): Promise<FastifyReply> =>
    answerIn(language())(request, reply)
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
