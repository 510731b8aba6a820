import type { ObjectivePart } from '#src/contract/buyers/objective.ts'
import { buyerObjectiveEndpoints } from '#src/contract/endpoints/buyer-objectives.ts'
import { buyerEndpoints } from '#src/contract/endpoints/buyers.ts'
import type { Language } from '#src/i18n/languages.ts'
import { fitOf } from '../../policies/objective-fit.ts'
import { presentFit, presentObjective } from '../../present/objective.ts'
import { createFitContext, type ObjectiveCatalogue } from '../../search/fit-context.ts'
import { nameFinder } from '../../search/name-finder.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { knownIds } from '../known-ids.ts'

const { objectives, createObjective, changeObjective, moveObjective, removeObjective } =
  buyerObjectiveEndpoints

/** What buyers want of suppliers, and which suppliers serve it (DSC-3). */
export function objectiveRoutes({ router, store, catalogue }: RouteDependencies): void {
  const { buyerObjectives } = store
  const contextNow = createFitContext(catalogue)
  const namesIn = (language: Language) => nameFinder(catalogue.in(language))
  async function list(buyerId: string, language: Language) {
    const all = await buyerObjectives.list(buyerId)
    const nameOf = namesIn(language)
    return { results: all.map((one) => presentObjective(one, nameOf)) }
  }
  const requireKnown = (parts: readonly ObjectivePart[]) => {
    for (const [at, { kind, values }] of parts.entries())
      knownIds(`content.parts.${at}.values`, values, (id) => isKnown(kind, id, contextNow()))
  }
  function isKnown(kind: ObjectivePart['kind'], id: string, context: ObjectiveCatalogue) {
    if (kind === 'credential') return catalogue.credentialById(id) !== undefined
    const isTree = kind === 'product' || kind === 'region' || kind === 'country'
    return !isTree || context.isKnown(kind, id)
  }

  router.buyer(objectives, ({ buyer, language }) => list(buyer.id, language()))
  router.buyer(createObjective, async ({ buyer, user, body, language }) => {
    requireKnown(body.content.parts)
    const made = await buyerObjectives.create(buyer, user.id, body.content, body.after)
    return { data: presentObjective(made, namesIn(language())) }
  })
  router.buyer(changeObjective, async ({ buyer, user, params, body, language }) => {
    requireKnown(body.content.parts)
    const seen = { id: params.id, version: body.version }
    const changed = await buyerObjectives.change(buyer, user.id, seen, body.content)
    return { data: presentObjective(changed, namesIn(language())) }
  })
  router.buyer(moveObjective, async ({ buyer, user, params, body, language }) => {
    await buyerObjectives.move(buyer, user.id, params.id, body.after)
    return list(buyer.id, language())
  })
  router.buyer(removeObjective, async ({ buyer, user, params }) => {
    const seen = { id: params.id, version: Number(params.version) }
    await buyerObjectives.remove(buyer, user.id, seen)
    return undefined
  })
  router.buyer(buyerEndpoints.assessSuppliers, async ({ buyer, body, language }) => {
    const slugs = [...new Set(body.slugs)]
    const [all, suppliers, followed] = await Promise.all([
      buyerObjectives.list(buyer.id),
      store.assessedSuppliers(slugs, Date.now()),
      store.follows.followedAmong(buyer, slugs),
    ])
    const nameOf = namesIn(language())
    const context = contextNow()
    return {
      objectives: all.map((one) => presentObjective(one, nameOf)),
      results: suppliers.map(({ slug, card, targets }) => ({
        slug,
        isFollowed: followed.has(slug),
        fits: all.map(({ id, content }) =>
          presentFit(id, fitOf(content, { ...card, targets }, context), nameOf),
        ),
      })),
    }
  })
}
