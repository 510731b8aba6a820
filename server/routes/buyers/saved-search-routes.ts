import type { FastifyRequest } from 'fastify'
import { savedQueryOf, searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import { buyerSearchEndpoints } from '#src/contract/endpoints/buyer-searches.ts'
import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { requestHost } from '../../http/request-origin.ts'
import { presentSearch } from '../../present/saved-search.ts'
import { nameFinder } from '../../search/name-finder.ts'
import type { SearchIndex } from '../../search/search-index.ts'
import { createSearchWatch } from '../../search/watch-search.ts'
import { findForSearch, lookAtSearch } from '../../searches/look-at-search.ts'
import { siteOfSearch } from '../../searches/search-brands.ts'
import type { StoredSearch } from '../../store/buyers/buyer-searches.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createPortalSite } from '../portal-site.ts'

const calls = buyerSearchEndpoints

/** Searches that buyers keep (DSC-4). */
export function savedSearchRoutes(dependencies: RouteDependencies, index: SearchIndex): void {
  const { router, store, catalogue } = dependencies
  const { buyerSearches, brands } = store
  const needs = { store, watch: createSearchWatch(index, catalogue) }
  const siteOf = createPortalSite(dependencies)
  /** Null: the host has no brand of its own. */
  const brandOf = async (request: FastifyRequest) =>
    (await brands.byHost(requestHost(request)))?.id ?? null

  async function present(
    searches: readonly StoredSearch[],
    {
      language,
      request,
    }: Pick<Parameters<Parameters<typeof router.buyer>[1]>[0], 'language' | 'request'>,
  ) {
    const nameOf = nameFinder(catalogue.in(language()))
    const here = await brandOf(request)
    return Promise.all(
      searches.map(async (search) => {
        if (search.brandId === here) return presentSearch(search, nameOf, null)
        const { origin } = await siteOf(request)
        const site = await siteOfSearch(brands, search, origin)
        return presentSearch(search, nameOf, site)
      }),
    )
  }
  const presentOne = async (...[search, call]: [StoredSearch, Parameters<typeof present>[1]]) => {
    const [shown] = await present([search], call)
    if (!shown) throw problem(404, 'problems.unknown-record')
    return { data: shown }
  }

  router.buyer(calls.savedSearches, async ({ buyer, user, ...call }) => ({
    results: await present(await buyerSearches.list({ buyer, userId: user.id }), call),
    isMailStopped: await store.supplierNews.isStopped(user.id),
  }))
  router.buyer(calls.saveSearch, async ({ buyer, user, body, ...call }) => {
    const query = savedQueryOf(searchOfQuery(body.query))
    if (query === '') throw problem(422, 'problems.search-open', { field: 'query' })
    const search = { ...body, query, brandId: await brandOf(call.request) }
    const found = await findForSearch(needs, search, Date.now()).catch(unlessUnavailable)
    const beginning = found?.isFilling ? null : found
    return presentOne(await buyerSearches.save({ buyer, userId: user.id }, search, beginning), call)
  })
  router.buyer(calls.renameSearch, async ({ buyer, user, params, body, ...call }) =>
    presentOne(await buyerSearches.rename({ buyer, userId: user.id }, params.id, body), call),
  )
  router.buyer(calls.removeSearch, async ({ buyer, user, params }) => {
    await buyerSearches.remove({ buyer, userId: user.id }, params.id)
    return undefined
  })
  router.buyer(calls.restoreSearch, async ({ buyer, user, params, ...call }) =>
    presentOne(await buyerSearches.restore({ buyer, userId: user.id }, params.id), call),
  )
  router.buyer(calls.changeSearchMail, async ({ buyer, user, params, body, ...call }) => {
    const of = { buyer, userId: user.id }
    await buyerSearches.subscribe(of, params.id, body)
    return presentOne(await buyerSearches.find(of, params.id), call)
  })
  router.buyer(calls.lookAtSearch, async ({ buyer, user, params }) => {
    const of = { buyer, userId: user.id }
    const found = await lookAtSearch(needs, await buyerSearches.find(of, params.id), Date.now())
    const search = await buyerSearches.find(of, params.id)
    const { look } = search
    // Whoever asks for the first time has missed nothing.
    if (search.seen === null) await buyerSearches.subscribe(of, params.id, { seen: look })
    const { count, named } = await buyerSearches.fresh(params.id, search.seen ?? look)
    const { total, isFilling } = found
    const isWide = total > limits.watchedSuppliers
    return { data: { total, isFilling, isWide, look, fresh: count, named } }
  })
  router.buyer(calls.seeSearch, async ({ buyer, user, params, body }) => {
    await buyerSearches.subscribe({ buyer, userId: user.id }, params.id, { seen: body.look })
    return undefined
  })
}

/** A search that cannot be asked now is saved all the same: the first look finds who is there. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof ProblemError && error.status === 503) return null
  throw error
}
