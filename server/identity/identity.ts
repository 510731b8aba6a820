import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Brand } from '#src/contract/brand.ts'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Job } from '../schedule/job.ts'
import type { Engine } from '../store/engine.ts'
import type { Database } from '../store/tables.ts'

/** Who somebody is, as their token says. */
export type TokenUser = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Who a token speaks for, and how sure that is. */
export type SignedInUser = TokenUser & {
  /** Whether they signed in with more than a password: a passkey, or a second factor beside it (ACC-4). */
  hasSecondFactor: boolean
  /** When they last proved who they are; milliseconds since 1970, 0 where the token does not say. */
  provedAt: number
}

export type Identity = {
  /** Everything under `/identity`; nothing where the provider is not ours. */
  plugin: FastifyPluginAsync
  /**
   * The user of a bearer token.
   * @throws ProblemError 401 for every token that is not a valid access token of the provider
   */
  verify(token: string): Promise<SignedInUser>
  /** What it has to do again and again. */
  readonly jobs: readonly Job[]
}

export type IdentityDependencies = {
  db: Kysely<Database>
  engine: Engine
  config: Config
  mail: Mailer
  /** Milliseconds before each further try of a mail that could not be sent, where not the usual ones. */
  mailPauses?: readonly number[]
  /** Milliseconds that a stop waits for the mails under way, where not the usual ones. */
  mailLastWait?: number
  /** @param host of a request, with its port */
  brandForHost(host: string): Promise<Brand>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
