import { defaultBrand } from '#src/contract/default-brand.ts'
import { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import type { Language } from '#src/i18n/languages.ts'
import { isWithin, type OperatorScope, requireWithin } from '../../policies/operator.ts'
import { presentBrand, presentBrandRow } from '../../present/brand-detail.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refusedBrand } from './brand-problems.ts'
import { mayChangeHosts } from './may-change-hosts.ts'

const { operatedBrands, operatedBrand, createBrand } = operateBrandEndpoints
const { saveBrandDraft, discardBrandDraft } = operateBrandEndpoints

type ByEditor = { user: { id: string }; scope: OperatorScope; language: () => Language }

/** Brands and their drafts, as editors work on them (OPR-4). */
export function brandRoutes({ config, router, store, catalogue }: RouteDependencies): void {
  const detailFor = async (id: string, { user, scope, language }: ByEditor) => {
    const [record, surroundings, mayChange] = await Promise.all([
      store.brandStates.record(id),
      store.brandStates.surroundings(id),
      mayChangeHosts(store, user),
    ])
    if (!record.published && !record.draft) throw problem(404, 'problems.unknown-brand.id')
    const reader = { userId: user.id, scope, mayChangeHosts: mayChange, language: language() }
    const setting = { catalogue, dataDir: config.dataDir }
    return { data: presentBrand(id, record, surroundings, setting, reader) }
  }

  router.operators(operatedBrands, async ({ user, scope }) => {
    const ids = (await store.brandStates.ids()).filter((id) => isWithin(scope, id))
    const rows = await Promise.all(
      ids.map(async (id) => presentBrandRow(id, await store.brandStates.record(id), user.id)),
    )
    // Whoever makes a brand gives it hosts.
    const mayCreate = await mayChangeHosts(store, user)
    return { results: rows.flatMap((row) => row ?? []), mayCreate }
  })

  router.operators(createBrand, async (call) => {
    const { user, scope, body } = call
    if (scope !== 'all') throw problem(403, 'problems.not-an-operator')
    const host = normalHost(body.host)
    if (host === null) throw problem(422, 'problems.invalid.host', { field: 'host' })
    const { id, name } = body
    const now = Date.now()
    const brand = {
      ...{ ...defaultBrand, id, name, domain: host.replace(/:\d+$/, ''), brandImages: {} },
      timestamp: new Date(now).toISOString(),
    }
    await store.brandStates
      .begin({ state: { brand, hosts: [host] }, by: user, now })
      .catch(refusedBrand)
    return detailFor(id, call)
  })

  router.operators(operatedBrand, async (call) => {
    const { scope, params } = call
    requireWithin(scope, params.id)
    return detailFor(params.id, call)
  })

  router.operators(saveBrandDraft, async (call) => {
    const { user, scope, params, body } = call
    requireWithin(scope, params.id)
    const isOfHosts = body.changes.some(({ path }) => path === '/hosts')
    if (isOfHosts && !(await mayChangeHosts(store, user)))
      throw problem(403, 'problems.hosts-of-admins', { field: '/hosts' })
    await store.brandStates
      .save({ brandId: params.id, changes: body.changes, by: user, now: Date.now() })
      .catch(refusedBrand)
    return detailFor(params.id, call)
  })

  router.operators(discardBrandDraft, async ({ user, scope, params }) => {
    requireWithin(scope, params.id)
    await store.brandStates
      .discard({ brandId: params.id, version: params.version, by: user })
      .catch(refusedBrand)
    return undefined
  })
}
