import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { isEmailAddress } from '#src/contract/email-address.ts'
import { callerAddress } from '../http/caller-address.ts'
import { requestHost } from '../pages/request-origin.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Sign-up for the newsletter (LND-9); the answer does not tell who had signed up before. */
export function newsletterRoute({ router, store }: RouteDependencies): void {
  router.open(outreachEndpoints.newsletter, async ({ body, request }) => {
    const { tag, email, name = null, lastName = null } = body
    if (!isEmailAddress(email)) {
      throw new ProblemError({
        status: 422,
        code: 'invalid',
        field: 'email',
        message: 'Please enter a valid email address.',
      })
    }
    const brand = await store.brands.forHost(requestHost(request))
    const signUp = { brandId: brand.id, email, tag, name, lastName }
    if (await store.newsletter.signUp(signUp, callerAddress(request))) {
      return { data: { subscribed: true } }
    }
    throw new ProblemError({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many people have signed up from here. Please try again in an hour.',
    })
  })
}
