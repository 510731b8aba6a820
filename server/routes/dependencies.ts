import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Config } from '../config.ts'
import type { Router } from '../http/router.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Store } from '../store/create-store.ts'

/** What routes are made of. */
export type RouteDependencies = {
  config: Config
  router: Router
  store: Store
  catalogue: Catalogue
  mail: Mailer
  log: FastifyBaseLogger
}
