import { affiliateEndpoints } from '#src/contract/endpoints/affiliates.ts'
import { sendPublic } from '../http/json-answer.ts'
import type { StoredAffiliate } from '../store/affiliates.ts'
import { textIn } from '#src/contract/operator-text.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

type Asked = { slug: string; brand: string }

/** Affiliates: what their visitors are told, and whom they brought (AFF-1). */
export function affiliateRoutes({ router, store }: RouteDependencies): void {
  async function find({ slug, brand }: Asked): Promise<StoredAffiliate & { brandId: string }> {
    const name = brand.toLowerCase()
    const known = (await store.brands.all()).find((one) => one.name.toLowerCase() === name)
    const found = known && (await store.affiliates.find({ brandId: known.id, slug }))
    if (found) return { ...found, brandId: known.id }
    throw problem(404, 'problems.unknown-affiliate')
  }

  router.open(affiliateEndpoints.affiliate, async ({ params, request, reply, language }) => {
    const { affiliate, percentOff } = await find(params)
    const { slug, messageHeading, messageCopy } = affiliate
    const inLanguage = {
      slug,
      messageHeading: textIn(language(), messageHeading),
      messageCopy: textIn(language(), messageCopy),
    }
    return sendPublic(request, reply, { affiliate: inLanguage, percentOff }, 'brand')
  })

  router.signedIn(affiliateEndpoints.claimAffiliate, async ({ params, user }) => {
    const { brandId } = await find(params)
    const affiliate = await store.affiliates.claim(user, { brandId, slug: params.slug })
    return { data: { affiliate } }
  })
}
