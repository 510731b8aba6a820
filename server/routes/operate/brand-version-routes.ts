import { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import { brandFaults } from '../../brand-faults/brand-faults.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { presentState, presentVersion } from '../../present/brand-detail.ts'
import type { FindFaults } from '../../store/brand-states/publish-brand.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refusedBrand, requireBrand } from './brand-problems.ts'

const { publishBrand, publishBrandAgain, brandVersions, brandVersion } = operateBrandEndpoints
const { previewBrand } = operateBrandEndpoints

/** What was published of brands, and publishing (OPR-4). */
export function brandVersionRoutes({ config, router, store, catalogue }: RouteDependencies): void {
  const faultsFor =
    (scope: OperatorScope): FindFaults =>
    (state, surroundings) =>
      brandFaults(state, surroundings, {
        ...{ catalogue, dataDir: config.dataDir, mayMoveHosts: scope === 'all' },
      })

  router.operators(publishBrand, async ({ user, scope, params: { id }, body }) => {
    requireBrand(scope, id)
    const version = await store.brandStates
      .publish({
        ...{ brandId: id, by: user, now: Date.now(), faultsOf: faultsFor(scope) },
        ...{ draft: body.draft, published: body.published },
      })
      .catch(refusedBrand)
    return { data: presentVersion(version, user.id) }
  })

  router.operators(publishBrandAgain, async ({ user, scope, params: { id, number }, body }) => {
    requireBrand(scope, id)
    const version = await store.brandStates
      .publish({
        ...{ brandId: id, by: user, now: Date.now(), faultsOf: faultsFor(scope) },
        ...{ again: Number(number), published: body.published },
      })
      .catch(refusedBrand)
    return { data: presentVersion(version, user.id) }
  })

  router.operators(brandVersions, async ({ user, scope, params: { id }, query: { after } }) => {
    requireBrand(scope, id)
    const place = after === undefined ? null : Number(after)
    const { rows, next } = await store.brandStates.versions(id, place)
    return {
      results: rows.map((row) => presentVersion(row, user.id)),
      next: next === null ? null : String(next),
    }
  })

  router.operators(brandVersion, async ({ user, scope, params: { id, number } }) => {
    requireBrand(scope, id)
    const found = await store.brandStates.version(id, Number(number))
    if (!found) throw problem(404, 'problems.unknown-brand.id')
    const { state, ...version } = found
    return { data: { ...presentVersion(version, user.id), state: presentState(state) } }
  })

  router.operators(previewBrand, async ({ scope, params: { id }, body: { number } }) => {
    requireBrand(scope, id)
    const { token, expiresAt } = await store.brandStates
      .openPreview(id, number, Date.now())
      .catch(refusedBrand)
    return { data: { address: `/operate/previews/${token}`, expiresAt } }
  })
}
