import type * as v from 'valibot'
import type { BuyerRole } from './buyers/buyer-role.ts'
import type { OperatorRole } from './operate/operator-role.ts'

/** Any schema of the contract; all of them are synchronous. */
export type Schema = v.GenericSchema

/**
 * Who may call an endpoint. The server decides it from the session for each call: `public` anybody,
 * `signed-in` any account; of the organisation that the call names, `claimant` whoever has a
 * membership, accepted or not, `member` an accepted member, `owner` an accepted owner, `operator` an operator
 * of the brand of that organisation who has no membership in it; `operators` any operator, about no organisation;
 * `buyer` a member of the buyer that the call names: for everybody else there is no such buyer.
 */
export type Access =
  'public' | 'signed-in' | 'claimant' | 'member' | 'owner' | 'operator' | 'operators' | 'buyer'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A body that is a file, not JSON. */
export type Bytes = {
  /** Media types under which it may be sent; what it is, its content says. */
  readonly types: readonly string[]
  /** Largest size in bytes. */
  readonly most: number
}

type Status = 200 | 201 | 204

/** One call of the API: written once, used by client, server, tests and the OpenAPI document. */
export type Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> = {
  readonly method: Method
  /** Path with `:name` parameters. */
  readonly path: `/${string}`
  /** Other paths under which the server answers too: the specification leaves open which is right. */
  readonly aliases?: readonly `/${string}`[]
  /** `origin`: on the portal's own origin whatever the API base; `api` (default): below the API base. */
  readonly base?: 'origin' | 'api'
  readonly access: Access
  /**
   * In which of these roles operators may call it, with a second factor: for `operator` and `operators` nobody
   * else may; for `member` and `owner` they may too, for any organisation of their brands. An admin always may.
   */
  readonly roles?: readonly OperatorRole[]
  /** For `buyer`: the least role in which members may call it. */
  readonly buyerRole?: BuyerRole
  /** Whether members of a suspended organisation may call it, although it changes something. */
  readonly whileSuspended?: true
  readonly summary: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly bytes?: Bytes
  /** Whether the answer is a file that may be large. */
  readonly file?: true
  /** Whether the answer has a secret that is shown once: it is kept for no repetition of the call. */
  readonly secret?: true
  readonly response: R
  /** Status of success. */
  readonly status: Status
}

type Definition<P, Q, B, R> = {
  method: Method
  path: `/${string}`
  aliases?: readonly `/${string}`[]
  base?: 'origin' | 'api'
  access: Access
  roles?: readonly OperatorRole[]
  buyerRole?: BuyerRole
  whileSuspended?: true
  summary: string
  params?: P
  query?: Q
  body?: B
  bytes?: Bytes
  file?: true
  secret?: true
  response?: R
  status?: Status
}

/** Completes a definition, keeping the types of its schemas. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const { params, query, body, response, status = 200, ...rest } = definition
  return {
    ...rest,
    status,
    params: params as P,
    query: query as Q,
    body: body as B,
    response: response as R,
  }
}

/** What a schema of an endpoint gives after parsing; `undefined` where there is none. */
export type Parsed<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined
/** What a caller hands in. */
export type Given<S extends Schema | undefined> = S extends Schema ? v.InferInput<S> : undefined
