import { buyerVendorEndpoints } from '#src/contract/endpoints/buyer-vendors.ts'
import * as limits from '#src/contract/limits.ts'
import { presentRow } from '../../present/vendor-row.ts'
import { vendorCsv } from '../../present/vendor-csv.ts'
import type { StoredRow } from '../../store/vendors/vendor-row-store.ts'
import { problem } from '../../texts/problem.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { sendCsv } from '../operate/send-csv.ts'
import { createPortalSite } from '../portal-site.ts'
import { createVendorReach } from './vendor-reach.ts'

const { vendorRows, decideVendorRow, vendorReport, vendorRowFile } = buyerVendorEndpoints

/** What was found for the rows of lists of vendors, and what it adds up to (DSC-5). */
export function vendorRowRoutes(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const rows = store.vendorRows
  const siteOf = createPortalSite(dependencies)
  const reach = createVendorReach(store, catalogue)
  const knownOf = (all: readonly StoredRow[]) =>
    rows.suppliers(all.flatMap(({ candidates }) => candidates.map(({ slug }) => slug)))

  router.buyer(vendorRows, async ({ buyer, params, query, language }) => {
    const { id } = await store.vendorLists.find(buyer.id, params.id)
    const { outcome, only, words, after } = query
    const limit = limits.vendorRowPage
    const found = await rows.page(id, {
      ...{ outcome, isRepeat: only !== undefined, words },
      ...{ after: after === undefined ? 0 : Number(after), limit: limit + 1 },
    })
    const shown = found.slice(0, limit)
    const known = await knownOf(shown)
    const names = catalogue.in(language())
    return {
      results: shown.map((row) => presentRow(row, known, names)),
      next: found.length > limit ? String(shown.at(-1)?.at ?? '') : null,
    }
  })
  router.buyer(decideVendorRow, async ({ buyer, user, params, body, language }) => {
    const row = { listId: params.id, at: Number(params.row), version: body.version }
    const decided = await rows.decide(buyer, user.id, row, body.decision)
    return { data: presentRow(decided, await knownOf([decided]), catalogue.in(language())) }
  })
  router.buyer(vendorReport, async ({ buyer, params }) => {
    const list = await store.vendorLists.find(buyer.id, params.id)
    if (list.state !== 'done') throw problem(409, 'problems.list-state.done')
    return { data: await reach(list.id, await store.buyerObjectives.list(buyer.id)) }
  })
  router.buyer(vendorRowFile, async ({ buyer, params, query, language, request, reply }) => {
    const list = await store.vendorLists.find(buyer.id, params.id)
    const { origin } = await siteOf(request)
    const names = catalogue.in(language())
    const csv = vendorCsv(
      { texts: serverTexts(language()), origin },
      (after, limit) => rows.page(list.id, { outcome: query.outcome, after, limit }),
      async (page) => {
        const known = await knownOf(page)
        return page.map((row) => presentRow(row, known, names))
      },
    )
    const name = list.name.replace(/\.\w{1,5}$/, '')
    return sendCsv(reply, query.outcome ? `${name}-${query.outcome}` : name, csv)
  })
}
