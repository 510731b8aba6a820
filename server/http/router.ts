import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, Given, Parsed } from '#src/contract/endpoint.ts'
import type { Identity, TokenUser } from '../identity/identity.ts'
import { memberRefusal } from '../policies/member.ts'
import { unknownOrganisation } from '../policies/unknown-organisation.ts'
import type { Store } from '../store/create-store.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import { authenticate } from './authenticate.ts'
import { parse } from './parse.ts'
import { rateLimitOf } from './rate-limits.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }
type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
} & Exchange
/** The body of the answer, or the reply that a handler has sent by itself. */
type Answer<E extends Endpoint> = Promise<Given<E['response']> | FastifyReply>
type ByMember = { user: TokenUser; organisation: OrganisationKey }

/** Registers endpoints of the contract: who is it, is it well-formed, may they, and only then the handler. */
export type Router = {
  /** An endpoint for anybody. */
  open<E extends Endpoint>(endpoint: E, handle: (call: Input<E>) => Answer<E>): void
  /** An endpoint for any account. */
  signedIn<E extends Endpoint>(
    endpoint: E,
    handle: (call: Input<E> & { user: TokenUser }) => Answer<E>,
  ): void
  /** An endpoint for accepted members of the organisation whose slug `slugOf` finds in the call. */
  member<E extends Endpoint>(
    endpoint: E,
    slugOf: (input: Input<E>) => string,
    handle: (call: Input<E> & ByMember) => Answer<E>,
  ): void
}

export function createRouter(
  app: FastifyInstance,
  { identity, store }: { identity: Identity; store: Store },
): Router {
  const users = new WeakMap<FastifyRequest, TokenUser>()
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store')
    users.set(request, await authenticate(identity, request.headers.authorization))
  }
  const userOf = (request: FastifyRequest): TokenUser => {
    const user = users.get(request)
    if (!user) throw new Error('A route for signed-in users was reached without one')
    return user
  }

  function register<E extends Endpoint>(
    endpoint: E,
    access: Access,
    handle: (input: Input<E>) => Answer<E>,
  ): void {
    if (endpoint.access !== access) {
      throw new Error(
        `${endpoint.method} ${endpoint.path} is for ${endpoint.access}, not ${access}`,
      )
    }
    app.route({
      method: endpoint.method,
      url: endpoint.base === 'origin' ? endpoint.path : `/api${endpoint.path}`,
      ...(access !== 'public' && {
        onRequest,
        config: { rateLimit: rateLimitOf(endpoint.method, (request) => userOf(request).id) },
      }),
      async handler(request, reply) {
        const answer = await handle({ ...read(endpoint, request), request, reply })
        if (reply.sent || answer === reply) return reply
        return reply.code(endpoint.status).send(answer)
      },
    })
  }

  return {
    open: (endpoint, handle) => register(endpoint, 'public', handle),
    signedIn: (endpoint, handle) =>
      register(endpoint, 'signed-in', (input) => handle({ ...input, user: userOf(input.request) })),
    member: (endpoint, slugOf, handle) =>
      register(endpoint, 'member', async (input) => {
        const user = userOf(input.request)
        const organisation = await store.organisations.find(slugOf(input))
        if (!organisation) throw unknownOrganisation()
        const membership = await store.members.find(user.id, organisation.id)
        const refusal = memberRefusal(organisation, membership, endpoint.method)
        if (refusal) throw refusal
        return handle({ ...input, user, organisation })
      }),
  }
}

function read<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  return {
    params: parse<E['params']>(endpoint.params, request.params, 'params'),
    query: parse<E['query']>(endpoint.query, request.query, 'query'),
    body: parse<E['body']>(endpoint.body, request.body, 'body'),
  }
}
