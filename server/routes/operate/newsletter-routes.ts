import * as v from 'valibot'
import { operateNewsletterEndpoints } from '#src/contract/endpoints/operate-newsletter.ts'
import { newsletterPage } from '#src/contract/operate/newsletter.ts'
import { isWithin, type OperatorScope, requireWithin, scopeIn } from '../../policies/operator.ts'
import { newsletterCsv } from '../../present/newsletter-csv.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { brandsWithin } from './known-brands.ts'
import { readPlace, writePlace } from './place.ts'
import { sendCsv } from './send-csv.ts'

const { newsletterCounts, newsletterSignUps } = operateNewsletterEndpoints
const { newsletterFile, removeFromNewsletters } = operateNewsletterEndpoints

/** What the rows of either order are sorted by. */
const signUpPlace = v.strictTuple([v.string(), v.string(), v.string(), v.string()])

/** Who has signed up for newsletters, and what becomes of their addresses (OPR-5). */
export function operateNewsletterRoutes({ router, store }: RouteDependencies): void {
  router.operators(newsletterCounts, async ({ user, scope }) => {
    const [counts, brands, grants] = await Promise.all([
      store.newsletter.counts(scope),
      brandsWithin(store, scope),
      store.operators.grantsOf(user.id),
    ])
    const ofFile = scopeIn(grants, newsletterFile.roles ?? [])
    return {
      data: {
        ...counts,
        mayExport: ofFile === 'all' || ofFile.length > 0,
        brands: brands.map((brand) => ({ ...brand, mayExport: isWithin(ofFile, brand.id) })),
      },
    }
  })

  router.operators(newsletterSignUps, async ({ scope, query: { after, ...filters } }) => {
    if (filters.brand !== undefined) requireWithin(scope, filters.brand)
    const { rows, next } = await store.newsletter.page(
      { ...filters, scope },
      {
        limit: newsletterPage,
        after: after === undefined ? undefined : readPlace(after, signUpPlace),
      },
    )
    return { results: rows, next: next && writePlace(next) }
  })

  router.operators(newsletterFile, async ({ user, scope, body, reply }) => {
    const { brand, tag, all } = body
    if (brand !== undefined) requireWithin(scope, brand)
    // First: also what is broken off in the middle has given addresses away.
    await store.newsletter.recordExport({ ...body, actor: user.email })
    const within: OperatorScope = brand === undefined ? scope : [brand]
    const people = store.newsletter.list({ scope: within, tag, all })
    return sendCsv(reply, 'credence-newsletter', newsletterCsv(people))
  })

  router.operators(removeFromNewsletters, async ({ user, scope, body: { email } }) => {
    const subscriptions = await store.newsletter.remove({ email, scope, actor: user.email })
    if (subscriptions === 0) throw problem(404, 'problems.not-signed-up')
    return { data: { subscriptions } }
  })
}
