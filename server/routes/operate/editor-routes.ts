import type { RouteDependencies } from '../dependencies.ts'
import { operatedAffiliateRoutes } from './affiliate-routes.ts'
import { catalogueEditRoutes } from './catalogue-edit-routes.ts'
import { operatedContentRoutes } from './content-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { operateModuleRoutes } from './module-routes.ts'
import { operateNewsletterRoutes } from './newsletter-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { operateQuestionnaireRoutes } from './questionnaire-routes.ts'
import { textRoutes } from './text-routes.ts'

/** What editors work on besides brands. */
export function editorRoutes(routes: RouteDependencies): void {
  textRoutes(routes)
  catalogueEditRoutes(routes)
  mailRoutes(routes)
  offerRoutes(routes)
  operateModuleRoutes(routes)
  operateQuestionnaireRoutes(routes)
  operatedAffiliateRoutes(routes)
  operatedContentRoutes(routes)
  operateNewsletterRoutes(routes)
}
