import type { Api } from '../api/create-api.ts'
import type { AffiliateAnswer } from '../contract/affiliate.ts'
import { ProblemError } from '../contract/problem.ts'
import type { AffiliateCookie } from '../storage/affiliate-cookie.ts'

/** Who brought a user (AFF-1). */
export type AffiliateData = {
  /** @returns null when the theme has no such affiliate */
  find(slug: string, theme: string): Promise<AffiliateAnswer | null>
  /** Links an affiliate to the signed-in user; when that fails, or for a guest, a cookie remembers it. */
  welcomeFrom(slug: string, theme: string, isSignedIn: boolean): Promise<void>
  /** Links the affiliate that the cookie remembers for a theme, if there is one (AUT-3). Never rejects. */
  linkAffiliate(theme: string): Promise<void>
}

export function affiliateData(
  { affiliates }: Pick<Api, 'affiliates'>,
  kept: AffiliateCookie | undefined,
): AffiliateData {
  return {
    find: (slug, theme) =>
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
    async linkAffiliate(theme) {
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
