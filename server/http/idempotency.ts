import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemError } from '#src/contract/problem.ts'
import type { TokenUser } from '../identity/identity.ts'
import type { IdempotencyStore, StoredAnswer, KeyClaim, KeyState } from '../store/idempotency.ts'
import { problem } from '../texts/problem.ts'

/** Visible ASCII, long enough that two requests do not get one key by chance. */
const acceptable = /^[\u0021-\u007e]{8,128}$/
const repeatedHeaders = ['content-type', 'etag', 'content-location'] as const
/**
 * Refusals that the same request meets again. Not those about the caller's identity or rights (401, 403),
 * nor those that say when (408, 429, all from 500): they may be different the next time.
 */
const repeatedRefusals = [400, 404, 409, 410, 412, 413, 415, 422]
/** Seconds. */
const retryAfter = 1

/** The hooks and the frame of a route whose writes may be sent again under an `Idempotency-Key`. */
export type IdempotentRoute = {
  /**
   * Repeats the answer to a caller who may not make the request any more, where it has no content: who
   * has left an organisation, and did not hear so, is told that it is done. Nothing else is repeated
   * to them.
   * @returns null where there is no such answer
   */
  repeatEmpty(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null>
  preHandler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
  onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void>
  run<T>(request: FastifyRequest, handle: () => Promise<T>): Promise<T>
}

/**
 * Lets callers send a write again without it being done again: who did not hear the answer repeats the
 * request with the same `Idempotency-Key` and gets the first answer, with `Idempotent-Replayed: true`,
 * for 48 hours. A key belongs to its user. What is promised, on both engines, with several processes and
 * through crashes: what a handler writes in its transactions is written at most once for a key. Where
 * the effect is there but its answer was lost, the answer is 409 `already-done`.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header
 * @param userOf the signed-in user of a request
 * @param options.isSecret whether no answer of the route may be stored: a repetition of what was done is
 * answered as where the answer was lost
 * @returns hooks; `preHandler` rejects with ProblemError: 400 for a key that is not well-formed, 409 while
 * another attempt runs or where the effect is there without its answer, 422 for a key of another request
 */
export function idempotentRoute(
  store: IdempotencyStore,
  userOf: (request: FastifyRequest) => TokenUser,
  { isSecret = false }: { isSecret?: boolean | undefined } = {},
): IdempotentRoute {
  const claims = new WeakMap<FastifyRequest, KeyClaim>()
  return {
    async repeatEmpty(request, reply) {
      const key = readKey(request)
      if (key === null) return null
      const answer = await store.answered(userOf(request).id, key, fingerprintOf(request))
      return answer?.status === 204 ? repeat(answer, reply) : null
    },
    async preHandler(request, reply) {
      const key = readKey(request)
      if (key === null) return undefined
      const state = await store.claim(userOf(request), key, fingerprintOf(request))
      if (state.kind === 'claimed') {
        claims.set(request, state.claim)
        return undefined
      }
      if (state.kind !== 'answered') throw refusal(state.kind, reply)
      return repeat(state.answer, reply)
    },
    async onSend(request, reply, payload) {
      const claim = claims.get(request)
      if (!claim) return
      claims.delete(request)
      const { statusCode: status } = reply
      const isRepeated = (status < 300 && !isSecret) || repeatedRefusals.includes(status)
      const body = payload ?? ''
      const end =
        isRepeated && typeof body === 'string'
          ? store.answer(claim, { status, headers: headersOf(reply), body })
          : store.release(claim)
      // What was done is done, and what failed has failed: the caller hears of that all the same.
      await end.catch((err: unknown) => request.log.error({ err }, 'an answer could not be stored'))
    },
    run(request, handle) {
      const claim = claims.get(request)
      return claim ? store.during(claim, handle) : handle()
    },
  }
}

function repeat({ status, headers, body }: StoredAnswer, reply: FastifyReply): FastifyReply {
  reply.code(status).headers({ ...headers, 'idempotent-replayed': 'true' })
  return reply.send(body === '' ? undefined : body)
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && acceptable.test(key)) return key
  throw problem(400, 'problems.invalid.idempotency-key', { field: 'Idempotency-Key' })
}

/** What makes a request the same: what it does, to what, on which version. */
function fingerprintOf({ method, url, headers, body }: FastifyRequest): string {
  const content = Buffer.isBuffer(body) ? body : textOf(body)
  return createHash('sha256')
    .update(JSON.stringify([method, url, headers['if-match'] ?? null]))
    .update(content)
    .digest('base64url')
}

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body ?? null)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw problem(422, 'problems.invalid.nested', { field: 'body' })
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const given = repeatedHeaders.map((name) => [name, reply.getHeader(name)] as const)
  return Object.fromEntries(
    given.filter((one): one is [(typeof one)[0], string] => typeof one[1] === 'string'),
  )
}

function refusal(
  kind: Exclude<KeyState['kind'], 'claimed' | 'answered'>,
  reply: FastifyReply,
): ProblemError {
  if (kind === 'running') {
    reply.header('retry-after', retryAfter)
    return problem(409, 'problems.in-progress')
  }
  if (kind === 'unanswered') return problem(409, 'problems.already-done')
  return problem(422, 'problems.idempotency-key-reused', { field: 'Idempotency-Key' })
}
