import type { Api } from '../api/create-api.ts'
import { ProblemError } from '../contract/problem.ts'
import type { AffiliateCookie } from '../storage/affiliate-cookie.ts'
import type { Data } from './data.ts'

type AffiliateData = Pick<Data, 'affiliate' | 'welcomeFrom' | 'linkKeptAffiliate'>

/** Who brought a user (AFF-1). */
export function affiliateData(
  { affiliates }: Pick<Api, 'affiliates'>,
  kept: AffiliateCookie | undefined,
): AffiliateData {
  return {
    affiliate: (slug, theme) =>
      affiliates.affiliate(slug, theme).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) return null
        throw error
      }),
    async welcomeFrom(slug, theme, isSignedIn) {
      if (isSignedIn) {
        try {
          return await affiliates.claim(slug, theme)
        } catch {
          // Remembered below, and linked after the next sign-in.
        }
      }
      kept?.write(theme, slug)
    },
    async linkKeptAffiliate(theme) {
      const slug = kept?.read(theme)
      if (!slug) return
      try {
        await affiliates.claim(slug, theme)
        kept?.forget(theme)
      } catch (error) {
        // One that the theme does not know will not be known later either.
        if (error instanceof ProblemError && error.status === 404) kept?.forget(theme)
      }
    },
  }
}
