import { galleryEndpoints } from '#src/contract/endpoints/gallery.ts'
import { portalEndpoints } from '#src/contract/endpoints/portal.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { requestHost } from '../http/request-origin.ts'
import { presentEnvironment } from '../present/environment.ts'
import { brandIn } from '#src/contract/stored-brand.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** Theme and settings: what a page asks for before anything else. */
export function portalRoutes({ config, router, store }: RouteDependencies): void {
  router.open(portalEndpoints.brandByHost, async ({ params, request, reply, language }) => {
    const brand = await store.brands.byHost(params.host, language())
    if (!brand) {
      throw problem(404, 'problems.unknown-host.brand', { field: 'host' })
    }
    return sendPublic(request, reply, brand, 'brand')
  })

  router.open(portalEndpoints.environment, async ({ request, reply }) => {
    vary(reply, 'host')
    return sendPublic(request, reply, presentEnvironment(config, requestHost(request)), 'brand')
  })
}

/** The brands that `/dev/gallery` shows. Without demo data the route does not exist. */
export function galleryRoute({ config, router, store }: RouteDependencies): void {
  if (!config.demo) return
  router.open(galleryEndpoints.galleryBrands, async ({ request, reply, language }) => {
    const tag = language()
    const inLanguage = (await store.brands.all()).map((brand) => brandIn(tag, brand))
    return sendPublic(request, reply, inLanguage, 'brand')
  })
}
