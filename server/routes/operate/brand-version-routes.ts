import { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import { brandFaults, changesHosts } from '../../brand-faults/brand-faults.ts'
import type { SignedInUser } from '../../identity/identity.ts'
import { requireStepUp, requireWithin } from '../../policies/operator.ts'
import { presentState, presentVersion } from '../../present/brand-detail.ts'
import type { FindFaults } from '../../store/brand-states/publish-brand.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refusedBrand } from './brand-problems.ts'
import { mayChangeHosts } from './may-change-hosts.ts'

const { publishBrand, publishBrandAgain, brandVersions, brandVersion } = operateBrandEndpoints
const { previewBrand } = operateBrandEndpoints

/** What was published of brands, and publishing (OPR-4). */
export function brandVersionRoutes({ config, router, store, catalogue }: RouteDependencies): void {
  /** What becomes visible, of hosts only by whom that is for, and only soon after they have signed in. */
  const publish = async (
    user: SignedInUser,
    request: { brandId: string; published: number | null } & (
      { draft: string } | { again: number }
    ),
  ) => {
    const mayChange = await mayChangeHosts(store, user)
    const setting = { catalogue, dataDir: config.dataDir, mayChangeHosts: mayChange }
    const faultsOf: FindFaults = (state, surroundings) => {
      const faults = brandFaults(state, surroundings, setting)
      if (faults.length === 0 && changesHosts(state, surroundings)) requireStepUp(user, 'hosts')
      return faults
    }
    const version = await store.brandStates
      .publish({ ...request, by: user, now: Date.now(), keepsHosts: !mayChange, faultsOf })
      .catch(refusedBrand)
    return { data: presentVersion(version, user.id) }
  }

  router.operators(publishBrand, async ({ user, scope, params: { id }, body }) => {
    requireWithin(scope, id)
    return publish(user, { brandId: id, ...body })
  })

  router.operators(publishBrandAgain, async ({ user, scope, params: { id, number }, body }) => {
    requireWithin(scope, id)
    return publish(user, { brandId: id, again: Number(number), ...body })
  })

  router.operators(brandVersions, async ({ user, scope, params: { id }, query: { after } }) => {
    requireWithin(scope, id)
    const place = after === undefined ? null : Number(after)
    const { rows, next } = await store.brandStates.versions(id, place)
    return {
      results: rows.map((row) => presentVersion(row, user.id)),
      next: next === null ? null : String(next),
    }
  })

  router.operators(brandVersion, async ({ user, scope, params: { id, number } }) => {
    requireWithin(scope, id)
    const found = await store.brandStates.version(id, Number(number))
    if (!found) throw problem(404, 'problems.unknown-brand.id')
    const { state, ...version } = found
    return { data: { ...presentVersion(version, user.id), state: presentState(state) } }
  })

  router.operators(previewBrand, async ({ scope, params: { id }, body: { number } }) => {
    requireWithin(scope, id)
    const { token, expiresAt } = await store.brandStates
      .openPreview(id, number, Date.now())
      .catch(refusedBrand)
    return { data: { address: `/operate/previews/${token}`, expiresAt } }
  })
}
