import type { FastifyRequest } from 'fastify'
import { requestHost } from '../http/request-origin.ts'
import type { Store } from '../store/create-store.ts'
import type { StoredModule } from '../store/module-input.ts'

/** The modules that the brand of a request shows; none: the portal shows the built-in ones (MOD-2). */
export async function brandModules(
  store: Pick<Store, 'brands' | 'modules'>,
  request: FastifyRequest,
): Promise<StoredModule[]> {
  const brand = await store.brands.forHost(requestHost(request))
  return store.modules.ofBrand(brand.id)
}
