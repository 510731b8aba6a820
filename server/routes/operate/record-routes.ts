import type { RouteDependencies } from '../dependencies.ts'
import { operatedAffiliateRoutes } from './affiliate-routes.ts'
import { operatedContentRoutes } from './content-routes.ts'
import { operateModuleRoutes } from './module-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { operateQuestionnaireRoutes } from './questionnaire-routes.ts'

/** Every kind of record that editors work on (OPR-5). */
export function recordRoutes(dependencies: RouteDependencies): void {
  offerRoutes(dependencies)
  operateModuleRoutes(dependencies)
  operateQuestionnaireRoutes(dependencies)
  operatedAffiliateRoutes(dependencies)
  operatedContentRoutes(dependencies)
}
