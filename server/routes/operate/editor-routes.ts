import type { RouteDependencies } from '../dependencies.ts'
import { mailRoutes } from './mail-routes.ts'
import { operateNewsletterRoutes } from './newsletter-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { textRoutes } from './text-routes.ts'

/** What editors work on besides brands. */
export function editorRoutes(routes: RouteDependencies): void {
  textRoutes(routes)
  mailRoutes(routes)
  offerRoutes(routes)
  operateNewsletterRoutes(routes)
}
