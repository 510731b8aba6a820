import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from '#src/contract/problem-body.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { VersionConflict } from '../store/organisations/version-conflict.ts'
import { troubleOf } from '../store/trouble.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { versionTag } from './entity-tag.ts'
import { failurePage, wantsFile, wantsPage } from './failure-page.ts'
import { languageOf } from './request-language.ts'
import { troubleProblem } from './trouble-problem.ts'

/** What Fastify itself refuses, in words for people. */
const refusals: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'malformed', message: 'The request cannot be read: its body is not valid JSON.' },
  403: { code: 'forbidden', message: 'Nothing is served at an address that is spelt like this.' },
  404: { code: 'not-found', message: 'There is nothing at this address.' },
  408: { code: 'timeout', message: 'The request took too long to arrive.' },
  413: { code: 'too-large', message: 'The request is larger than this server takes.' },
  414: { code: 'too-long', message: 'The address is longer than this server takes.' },
  415: { code: 'unsupported-type', message: 'The body must be sent as application/json.' },
  416: { code: 'out-of-range', message: 'The file does not have the part that was asked for.' },
  503: { code: 'unavailable', message: 'The server is not available at the moment.' },
}

/** Fastify's name for broken percent-encoding: also 400, but no fault of the body. */
const brokenAddress = 'FST_ERR_BAD_URL'
/** Fastify's name for an answer that was not made in time: also 503. */
const handlerTimeout = 'FST_ERR_HANDLER_TIMEOUT'

/** Seconds after which who was told that the server cannot do it now may try again. */
const retryAfter = 5

const failure = new ProblemError({
  status: 500,
  code: 'internal',
  message: 'Something went wrong on the server. Please try again.',
})

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
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'failed')
  if (problem.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', retryAfter)
  }
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem instanceof VersionConflict) reply.header('etag', versionTag(problem.version))
  reply.code(problem.status).header('cache-control', 'no-store')
  if (wantsPage(request)) {
    const texts = serverTexts(languageOf(request))
    return reply
      .header('content-language', texts.language)
      .type('text/html; charset=utf-8')
      .send(failurePage(texts, problem.message))
  }
  if (wantsFile(request)) {
    return reply.type('text/plain; charset=utf-8').send(`${problem.message}\n`)
  }
  return reply.type('application/json; charset=utf-8').send(bodyOf(problem))
}

function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  // What has a status is of Fastify's: a caller who hung up is no database that did.
  const trouble = 'statusCode' in error ? null : troubleOf(error)
  if (trouble) return troubleProblem(trouble)
  if ('code' in error && error.code === brokenAddress) {
    const message = 'The address cannot be read: its percent-encoding is broken.'
    return new ProblemError({ status: 400, code: 'malformed', message })
  }
  if ('code' in error && error.code === handlerTimeout) {
    const message = 'The server took too long to answer. Please try again in a moment.'
    return new ProblemError({ status: 503, code: 'timeout', message })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const refusal = refusals[status] ?? (status < 500 ? refusals[400] : undefined)
  return refusal ? new ProblemError({ status, ...refusal }) : failure
}

/** What of a problem travels to the caller. */
export function bodyOf({ message, code, field }: ProblemError): ProblemBody {
  return { message, code, ...(field && { field }) }
}
