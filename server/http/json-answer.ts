import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#src/i18n/languages.ts'
import { perLanguage } from '../texts/per-language.ts'
import { contentTag, isNotModified } from './entity-tag.ts'
import { type PreparedAnswer, prepareText, sendPrepared } from './prepared-answer.ts'

const jsonType = 'application/json; charset=utf-8'

/** How long shared caches may hold an answer: reference data changes with a release, profiles at any time. */
export const cachePolicies = {
  reference: 'public, max-age=300, stale-while-revalidate=86400',
  brand: 'public, max-age=60',
  revalidated: 'public, no-cache',
} as const

/**
 * Writes, tags and compresses public data once.
 * @param quality of brotli
 */
export function prepareJson(value: unknown, quality = 5): Promise<PreparedAnswer> {
  return prepareText(jsonType, JSON.stringify(value), quality)
}

/** Sends public data that is written for each caller anew. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  policy: keyof typeof cachePolicies,
): FastifyReply {
  const body = JSON.stringify(value)
  const tag = contentTag(body)
  reply.header('etag', tag).header('cache-control', cachePolicies[policy])
  if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type(jsonType).send(body)
}

/**
 * An answer that stays the same while the server runs, or until something else is known: written, tagged
 * and compressed once, when it is first asked for.
 * @param revision another text once `value` gives another value
 */
export function createFixedAnswer(
  value: () => unknown,
  revision: () => string = () => '',
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let prepared: { of: string; answer: Promise<PreparedAnswer> } | undefined
  return async (request, reply) => {
    const now = revision()
    if (prepared?.of !== now) prepared = { of: now, answer: prepareJson(value(), 9) }
    reply.header('cache-control', cachePolicies.reference)
    return sendPrepared(request, reply, await prepared.answer)
  }
}

/** The same for an answer that is of its language. */
export function createFixedAnswers(
  value: (language: Language) => unknown,
  revision?: () => string,
) {
  const answerIn = perLanguage((language) => createFixedAnswer(() => value(language), revision))
  type Call = { request: FastifyRequest; reply: FastifyReply; language: () => Language }
  return ({ request, reply, language }: Call): Promise<FastifyReply> =>
    answerIn(language())(request, reply)
}
