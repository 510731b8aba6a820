import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { buyerShortlistEndpoints } from '#src/contract/endpoints/buyer-shortlists.ts'
import { descriptionLanguages } from '#src/contract/profile/descriptions.ts'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import { attachment } from '../../http/attachment.ts'
import { textLanguage } from '../../http/request-language.ts'
import { shortlistCsv, shortlistXlsx } from '../../present/shortlist-files.ts'
import { shortlistHeadings, shortlistRows } from '../../present/shortlist-rows.ts'
import { presentShortlistItem } from '../../present/shortlist.ts'
import type { StoredShortlistItem } from '../../store/buyers/read-shortlist-items.ts'
import { textsOf } from '../../texts/page-texts.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createPortalSite } from '../portal-site.ts'

const calls = buyerShortlistEndpoints

type Asking = { user: { id: string }; language: () => Language; request: FastifyRequest }

/** The suppliers that buyers have put on lists (DSC-4). */
export function shortlistRoutes(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const { shortlists, shortlistItems } = store
  const siteOf = createPortalSite(dependencies)

  router.buyer(calls.shortlists, async ({ buyer, query }) => ({
    results: await shortlists.list(buyer.id, query.supplier),
  }))
  router.buyer(calls.createShortlist, async ({ buyer, user, body }) => ({
    data: await shortlists.create(buyer, user.id, body.name),
  }))
  router.buyer(calls.shortlist, async ({ buyer, params, ...asking }) => {
    const list = await shortlists.find(buyer.id, params.id)
    const items = await shortlistItems.list(list.id, Date.now())
    return { data: { ...list, items: await present(items, asking) } }
  })
  router.buyer(calls.renameShortlist, async ({ buyer, user, params, body }) => {
    const seen = { id: params.id, version: body.version }
    return { data: await shortlists.rename(buyer, user.id, seen, body.name) }
  })
  router.buyer(calls.removeShortlist, async ({ buyer, user, params }) => {
    await shortlists.remove(buyer, user.id, params.id)
    return undefined
  })
  router.buyer(
    calls.exportShortlist,
    async ({ buyer, params, query, language, request, reply }) => {
      const now = Date.now()
      const list = await shortlists.find(buyer.id, params.id)
      const [items, { origin }] = await Promise.all([
        shortlistItems.list(list.id, now),
        siteOf(request),
        catalogue.preparePlaces(),
      ])
      const { texts } = textsOf(language())
      const asOf = new Date(now).toISOString().slice(0, 10)
      const reader = { names: catalogue.in(language()), texts, origin, asOf }
      const rows = items.values().flatMap((item) => shortlistRows(item, reader))
      const headings = shortlistHeadings(texts)
      const name = `${list.name} ${asOf}.${query.format}`
      reply.header('content-disposition', attachment(name))
      if (query.format === 'csv')
        return reply
          .type('text/csv; charset=utf-8')
          .send(Readable.from(shortlistCsv(headings, rows), { objectMode: true }))
      const sheet = { sheet: list.name, isRightToLeft: directionOf(language()) === 'rtl' }
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(await shortlistXlsx(headings, rows, sheet))
    },
  )
  router.buyer(calls.addToShortlist, async ({ buyer, params, ...asking }) => {
    const list = { buyer, listId: params.id }
    return one(await shortlistItems.add(list, asking.user, params.slug), asking)
  })
  router.buyer(calls.changeShortlistItem, async ({ buyer, params, body, ...asking }) => {
    const list = { buyer, listId: params.id }
    return one(await shortlistItems.change(list, asking.user, params.item, body), asking)
  })
  router.buyer(calls.removeShortlistItem, async ({ buyer, user, params }) => {
    const seen = { id: params.item, version: Number(params.version) }
    await shortlistItems.remove({ buyer, listId: params.id }, user, seen)
    return undefined
  })
  router.buyer(calls.restoreShortlistItem, async ({ buyer, params, ...asking }) => {
    const list = { buyer, listId: params.id }
    return one(await shortlistItems.restore(list, asking.user, params.item), asking)
  })

  async function present(
    items: readonly StoredShortlistItem[],
    { user, language, request }: Asking,
  ) {
    await catalogue.preparePlaces()
    const names = catalogue.in(language())
    const reader = { userId: user.id, language: textLanguage(request, descriptionLanguages) }
    return items.map((item) => presentShortlistItem(names, item, reader))
  }

  async function one(item: StoredShortlistItem, asking: Asking) {
    const [data] = await present([item], asking)
    if (!data) throw new Error('One item is presented as one')
    return { data }
  }
}
