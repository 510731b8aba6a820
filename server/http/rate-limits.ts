import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Method } from '#src/contract/endpoint.ts'
import { ProblemError } from '#src/contract/problem.ts'

/** Milliseconds. */
const timeWindow = 60_000
/** Calls of one account in that time: far above what a person does, far below what a script would. */
const most = 120
/** Accounts whose calls are counted at a time; the one that was quiet longest is forgotten first. */
const countedAccounts = 10_000

/** Makes `rateLimitOf` work; to be awaited before the first route. */
export async function prepareRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: countedAccounts,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError({
        status: 429,
        code: 'too-many-requests',
        message: `Too many requests at once. Please try again in ${Math.ceil(ttl / 1000)} seconds.`,
      }),
  })
}

/**
 * How often one account may call a route that makes something new: an organisation, a claim.
 * Reading and saving what is one's own is not limited.
 * @param userId of the signed-in user of a request
 */
export function rateLimitOf(method: Method, userId: (request: FastifyRequest) => string) {
  if (method !== 'POST') return false as const
  return {
    // After authentication: addresses are shared by whole offices, accounts are not.
    hook: 'preHandler',
    max: most,
    timeWindow,
    keyGenerator: userId,
  } as const
}
