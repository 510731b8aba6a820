import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from '#src/contract/problem-body.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { VersionConflict } from '../store/organisations/version-conflict.ts'
import { troubleOf } from '../store/trouble.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { versionTag } from './entity-tag.ts'
import { failurePage, wantsFile, wantsPage } from './failure-page.ts'
import { languageOf } from './request-language.ts'
import { troubleProblem } from './trouble-problem.ts'
import { problem, worded } from '../texts/problem.ts'

/** What Fastify itself refuses, in words for people. */
const refusals: Readonly<Record<number, ReturnType<typeof worded>>> = {
  400: worded('problems.malformed.json'),
  403: worded('problems.forbidden.address'),
  404: worded('problems.not-found.address'),
  408: worded('problems.timeout.arrival'),
  413: worded('problems.too-large'),
  414: worded('problems.too-long.address'),
  415: worded('problems.unsupported-type.types', { params: { types: 'application/json' } }),
  416: worded('problems.out-of-range'),
  503: worded('problems.unavailable'),
}

/** Fastify's name for broken percent-encoding: also 400, but no fault of the body. */
const brokenAddress = 'FST_ERR_BAD_URL'

/** Seconds after which who was told that the server cannot do it now may try again. */
const retryAfter = 5

const failure = problem(500, 'problems.internal')

/**
 * Answers a failure as the contract says; a person gets a page, a request for a file a sentence. The
 * cause of an unexpected failure is logged and not told.
 * @param error ProblemError, or any other error, which becomes 400, 5xx or what Fastify says
 */
export function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toProblem(error)
  if (answer.status >= 500) request.log.error({ err: error, code: answer.code }, 'failed')
  if (answer.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', retryAfter)
  }
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer')
  if (answer instanceof VersionConflict) reply.header('etag', versionTag(answer.version))
  reply.code(answer.status).header('cache-control', 'no-store')
  if (wantsPage(request)) {
    const texts = serverTexts(languageOf(request, request.server.languages ?? [defaultLanguage]))
    return reply
      .header('content-language', texts.language)
      .type('text/html; charset=utf-8')
      .send(failurePage(texts, answer.message))
  }
  if (wantsFile(request)) {
    return reply.type('text/plain; charset=utf-8').send(`${answer.message}\n`)
  }
  return reply.type('application/json; charset=utf-8').send(bodyOf(answer))
}

function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  // What has a status is of Fastify's: a caller who hung up is no database that did.
  const trouble = 'statusCode' in error ? null : troubleOf(error)
  if (trouble) return troubleProblem(trouble)
  if ('code' in error && error.code === brokenAddress) {
    return problem(400, 'problems.malformed.encoding')
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const refusal = refusals[status] ?? (status < 500 ? refusals[400] : undefined)
  return refusal ? new ProblemError({ status, ...refusal }) : failure
}

/** What of a problem travels to the caller. */
export function bodyOf({ message, code, reason, field, params }: ProblemError): ProblemBody {
  return {
    message,
    code,
    ...(reason && { reason }),
    ...(field && { field }),
    ...(params && { params }),
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Those in which the installation offers its pages. */
    languages?: readonly Language[]
  }
}
