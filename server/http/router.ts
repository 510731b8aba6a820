import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Access, Endpoint, Given, Parsed } from '#src/contract/endpoint.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Identity, SignedInUser, TokenUser } from '../identity/identity.ts'
import type { Store } from '../store/create-store.ts'
import { authenticate } from './authenticate.ts'
import { takeBytes } from './bytes-body.ts'
import {
  type ByBuyer,
  type ByMember,
  type ByOperator,
  type ByOperatorOf,
  createGuards,
} from './guards.ts'
import { idempotentRoute, type IdempotentRoute } from './idempotency.ts'
import { parse } from './parse.ts'
import { answerLanguage } from './request-language.ts'
import type { RateLimits } from './rate-limits.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }
type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** The body where it is a file, else empty. */
  bytes: Buffer
  /** The language of the caller; an answer of whose texts it decides asks for it. */
  language: () => Language
} & Exchange
/** The body of the answer, or the reply that the handler has sent. */
type Answer<E extends Endpoint> = Promise<Given<E['response']> | FastifyReply>
/** What the path of an endpoint for members of a buyer names. */
type OfBuyer = { buyer: string }
/** A call in two steps, so that nothing is done or repeated before it is known who may. */
type Guarded<E extends Endpoint, Right> = {
  /** @throws ProblemError where they may not */
  permit(input: Input<E>): Promise<Right>
  handle(input: Input<E>, right: Right): Answer<E>
}

/** Registers endpoints of the contract: who is it, is it well-formed, may they, and only then the handler. */
export type Router = {
  /** An endpoint without an account; `caller` tells who asks, null for a guest or a token that is not valid. */
  open<E extends Endpoint>(
    endpoint: E,
    handle: (call: Input<E> & { caller: () => Promise<TokenUser | null> }) => Answer<E>,
  ): void
  /** An endpoint for any account. */
  signedIn<E extends Endpoint>(
    endpoint: E,
    handle: (call: Input<E> & { user: SignedInUser }) => Answer<E>,
  ): void
  /**
   * An endpoint for people of the organisation whose slug `slugOf` finds in the call: claimants,
   * members or owners as the contract says, and the operator where it says so.
   */
  member<E extends Endpoint>(
    endpoint: E,
    slugOf: (input: Input<E>) => string,
    handle: (call: Input<E> & ByMember) => Answer<E>,
  ): void
  /** An endpoint for operators, about an organisation that they do not belong to. */
  operator<E extends Endpoint>(
    endpoint: E,
    slugOf: (input: Input<E>) => string,
    handle: (call: Input<E> & ByOperatorOf) => Answer<E>,
  ): void
  /** An endpoint for operators, about no organisation in particular. */
  operators<E extends Endpoint>(
    endpoint: E,
    handle: (call: Input<E> & ByOperator) => Answer<E>,
  ): void
  /** An endpoint for members of the buyer that `:buyer` of its path names; who is none gets 404. */
  buyer<E extends Endpoint & { readonly params: v.GenericSchema<OfBuyer> }>(
    endpoint: E,
    handle: (call: Input<E> & ByBuyer) => Answer<E>,
  ): void
}

type RouterDependencies = {
  identity: Identity
  store: Store
  limits: RateLimits
  /** Milliseconds that a call with a file may take. */
  transferTimeout: number
}

/**
 * The router of the contract.
 * @returns its methods throw Error for an endpoint whose `access` is another than theirs
 */
export function createRouter(
  app: FastifyInstance,
  { identity, store, limits, transferTimeout }: RouterDependencies,
): Router {
  const users = new WeakMap<FastifyRequest, SignedInUser>()
  /** Guests are counted by address, and so is who has no valid token where one is needed. */
  const admit = async ({ access, body, method }: Endpoint, exchange: Exchange) => {
    if (access === 'public') return limits.ofAddress(body !== undefined, exchange)
    const { request, reply } = exchange
    reply.header('cache-control', 'private, no-store')
    const user = await authenticate(identity, request.headers.authorization).catch(
      async (error: unknown) => {
        await limits.ofAddress(false, exchange)
        throw error
      },
    )
    users.set(request, user)
    return limits.ofAccount(user.id, method === 'POST', exchange)
  }
  const userOf = (request: FastifyRequest): SignedInUser => {
    const user = users.get(request)
    if (!user) throw new Error('A route for signed-in users was reached without one')
    return user
  }
  const guards = createGuards(store)

  function register<E extends Endpoint, Right>(
    endpoint: E,
    accesses: readonly Access[],
    { permit, handle }: Guarded<E, Right>,
  ): void {
    const { access, aliases = [], base, bytes, file, method, path, secret, status } = endpoint
    if (!accesses.includes(access)) {
      throw new Error(`${method} ${path} is for ${access}, not ${accesses.join(' or ')}`)
    }
    const isKeyed = access !== 'public' && method !== 'GET'
    const options = { isSecret: secret }
    const once = isKeyed ? idempotentRoute(store.idempotency, userOf, options) : null
    type Call = { input: Input<E>; right: Right }
    const calls = new WeakMap<FastifyRequest, Call>()
    const admitCall = async (request: FastifyRequest, reply: FastifyReply): Promise<Call> => {
      const language = () => answerLanguage(request, reply)
      const input = { ...read(endpoint, request), language, request, reply }
      return { input, right: await permit(input) }
    }
    /** A call that the caller may not make is not repeated either, but its empty answer may be. */
    const repeatOrClaim = async (
      { preHandler, repeatEmpty }: IdempotentRoute,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      try {
        calls.set(request, await admitCall(request, reply))
      } catch (error) {
        const isRefused = error instanceof ProblemError && error.status === 403
        const repeated = isRefused ? await repeatEmpty(request, reply) : null
        if (repeated) return repeated
        throw error
      }
      return preHandler(request, reply)
    }
    const route = {
      method,
      onRequest: (request: FastifyRequest, reply: FastifyReply) =>
        admit(endpoint, { request, reply }),
      ...((bytes || file) && { config: { patience: transferTimeout } }),
      ...(once && {
        preHandler: (request: FastifyRequest, reply: FastifyReply) =>
          repeatOrClaim(once, request, reply),
        onSend: once.onSend,
      }),
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const { input, right } = calls.get(request) ?? (await admitCall(request, reply))
        const run = async () => handle(input, right)
        const answer = await (once ? once.run(request, run) : run())
        if (reply.sent || answer === reply) return reply
        return reply.code(status).send(answer)
      },
    }
    for (const one of [path, ...aliases]) {
      const url = base === 'origin' ? one : `/api${one}`
      if (bytes) takeBytes(app, bytes, { ...route, url })
      else app.route({ ...route, url })
    }
  }

  return {
    open: (endpoint, handle) =>
      register(endpoint, ['public'], {
        permit: async ({ request: { headers } }) => ({
          caller: () => authenticate(identity, headers.authorization).catch(() => null),
        }),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
    signedIn: (endpoint, handle) =>
      register(endpoint, ['signed-in'], {
        permit: async ({ request }) => ({ user: userOf(request) }),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
    member: (endpoint, slugOf, handle) =>
      register(endpoint, ['claimant', 'member', 'owner'], {
        permit: (input) => guards.member(endpoint, userOf(input.request), slugOf(input)),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
    operator: (endpoint, slugOf, handle) =>
      register(endpoint, ['operator'], {
        permit: (input) => guards.operator(endpoint, userOf(input.request), slugOf(input)),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
    operators: (endpoint, handle) =>
      register(endpoint, ['operators'], {
        permit: ({ request }) => guards.operators(endpoint, userOf(request)),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
    buyer: (endpoint, handle) =>
      register(endpoint, ['buyer'], {
        permit: ({ request, params }) =>
          guards.buyer(endpoint, userOf(request), (params as OfBuyer).buyer),
        handle: (input, right) => handle({ ...input, ...right }),
      }),
  }
}

const noBytes = Buffer.alloc(0)

function read<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  return {
    params: parse<E['params']>(endpoint.params, request.params, 'params'),
    query: parse<E['query']>(endpoint.query, request.query, 'query'),
    body: parse<E['body']>(endpoint.body, request.body, 'body'),
    bytes: Buffer.isBuffer(request.body) ? request.body : noBytes,
  }
}
