import type { RouteDependencies } from '../dependencies.ts'
import { operatedAffiliateRoutes } from './affiliate-routes.ts'
import { catalogueEditRoutes } from './catalogue-edit-routes.ts'
import { operatedContentRoutes } from './content-routes.ts'
import { operateModuleRoutes } from './module-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { operateQuestionnaireRoutes } from './questionnaire-routes.ts'

/** What editors put into the portal: records of brands and of every brand, and the catalogue (OPR-5). */
export function editorRoutes(routes: RouteDependencies): void {
  offerRoutes(routes)
  operateModuleRoutes(routes)
  operateQuestionnaireRoutes(routes)
  operatedAffiliateRoutes(routes)
  operatedContentRoutes(routes)
  catalogueEditRoutes(routes)
}
