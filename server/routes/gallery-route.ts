import { galleryEndpoints } from '#src/contract/endpoints/gallery.ts'
import { sendPublic } from '../http/json-answer.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The brands that `/dev/gallery` shows. Without demo data the route does not exist. */
export function galleryRoute({ config, router, store }: RouteDependencies): void {
  if (!config.demo) return
  router.open(galleryEndpoints.galleryBrands, async ({ request, reply }) =>
    sendPublic(request, reply, await store.brands.all(), 'brand'),
  )
}
