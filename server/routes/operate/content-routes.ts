import { brandedPartsOf } from '#src/contract/operate/branded-id.ts'
import { operateContentEndpoints } from '#src/contract/endpoints/operate-contents.ts'
import type { TypedHtml } from '#src/contract/operate/content-pages.ts'
import { languages } from '#src/i18n/languages.ts'
import { droppedFrom } from '../../markup/dropped-from.ts'
import { sanitiseHtml } from '../../markup/sanitise-html.ts'
import { requireWithin } from '../../policies/operator.ts'
import { contentInstead, contentPages } from '../../present/content-pages.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { recordDesk } from './record-desk.ts'

const { operatedContents, operatedContent, createContent } = operateContentEndpoints
const { changeContent, removeContent } = operateContentEndpoints

/** What is written for brands, and what the portal shows instead, for its editors (OPR-5). */
export function operatedContentRoutes({ router, store, catalogue }: RouteDependencies): void {
  const desk = recordDesk({
    ...{ store, edits: store.contentEdits },
    ...{ brandField: 'content.brandId', idField: 'content.key' },
    brandOf: ({ brandId }) => brandId,
  })
  router.operators(operatedContents, ({ scope }) => desk.list(scope))
  router.operators(operatedContent, async ({ scope, params }) => ({
    data: await desk.find(scope, params.id),
  }))
  router.operators(createContent, async (call) => ({
    data: await desk.create(call, call.body.content),
  }))
  router.operators(changeContent, async (call) => ({
    data: await desk.change(call, call.params.id, call.body.version, call.body.content),
  }))
  router.operators(removeContent, async (call) => {
    await desk.remove(call, call.params.id, call.params.version)
    return undefined
  })
  router.operators(operateContentEndpoints.contentPages, async ({ language }) => ({
    results: contentPages(catalogue.in(language())),
  }))
  router.operators(operateContentEndpoints.contentInstead, async ({ scope, params }) => {
    const { name: key, brandId } = brandedPartsOf(params.id)
    if (brandId !== null) requireWithin(scope, brandId)
    const shared = brandId === null ? null : await store.contents.find(key, null)
    if (shared) return { data: { title: shared.title, html: shared.html } }
    const brand = (await store.brands.all()).find(({ id }) => id === brandId)
    return { data: contentInstead(catalogue, key, brand?.texts) }
  })
  router.operators(operateContentEndpoints.checkHtml, async ({ body }) => ({
    results: harmlessIn(body.html),
  }))
}

/** What is left of HTML in each language in which there is some, and what is not. */
function harmlessIn(html: TypedHtml) {
  return languages.flatMap((language) => {
    const typed = html[language]
    if (typed === undefined) return []
    const kept = sanitiseHtml(typed)
    return [{ language, html: kept, dropped: droppedFrom(typed, kept) }]
  })
}
